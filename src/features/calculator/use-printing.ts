import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Marks the section that a form stands in as what is printed, when printing starts with the focus in
 * the form (see base.css). The mark, unlike the focus, is still there on the page that is printed.
 * @param onPrint called before the page is drawn for paper, since the print shortcut blurs no field.
 * @returns whether the page is being printed; then nothing may be deferred.
 */
export function usePrinting(form: RefObject<HTMLFormElement | null>, onPrint: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const hear = useEffectEvent(({ type }: Event) => {
    const isStart = type === 'beforeprint';
    form.current
      ?.closest('section')
      ?.toggleAttribute('data-printed', isStart && form.current.contains(document.activeElement));
    flushSync(() => {
      if (isStart) onPrint();
      setPrinting(isStart);
    });
  });
  useEffect(() => {
    const listener = (event: Event) => hear(event);
    addEventListener('beforeprint', listener);
    addEventListener('afterprint', listener);
    return () => {
      removeEventListener('beforeprint', listener);
      removeEventListener('afterprint', listener);
    };
  }, []);
  return isPrinting;
}
