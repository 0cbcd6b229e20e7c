import { useEffect, type RefObject } from 'react';

/**
 * Marks the section that a form stands in as what is printed, when printing starts with the focus in
 * the form (see base.css). The mark, unlike the focus, is still there on the page that is printed.
 */
export function usePrinting(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const mark = ({ type }: Event) =>
      form.current
        ?.closest('section')
        ?.toggleAttribute(
          'data-printed',
          type === 'beforeprint' && form.current.contains(document.activeElement),
        );
    addEventListener('beforeprint', mark);
    addEventListener('afterprint', mark);
    return () => {
      removeEventListener('beforeprint', mark);
      removeEventListener('afterprint', mark);
    };
  }, [form]);
}
