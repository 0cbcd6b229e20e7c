import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * If printing starts while the focus is in a form, prints only the form's section: sets `data-printed`,
 * which base.css selects, because the printed page has no focus.
 * @param onPrint called before the page is rendered for print; the print shortcut blurs no field.
 * @returns whether the page is being printed; updates must not be deferred then.
 */
export function usePrinting(form: RefObject<HTMLFormElement | null>, onPrint: () => void): boolean {
  const [isPrinting, setPrinting] = useState(false);
  const onPrintEvent = useEffectEvent(({ type }: Event) => {
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
    const listener = (event: Event) => onPrintEvent(event);
    addEventListener('beforeprint', listener);
    addEventListener('afterprint', listener);
    return () => {
      removeEventListener('beforeprint', listener);
      removeEventListener('afterprint', listener);
    };
  }, []);
  return isPrinting;
}
