import { useEffectEvent, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { changeParameters } from '../../browser/address-bar.ts';
import { listFields, listParameters, readChoice, type Choice } from './choice.ts';
import type { CalculatorOptions } from './options.ts';

/** Fills in the form. The sliders follow the fields. */
function fillForm(form: HTMLFormElement, choice: Choice): void {
  for (const [name, value] of listFields(choice)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (field?.type === 'checkbox') (field as HTMLInputElement).checked = field.value === value;
    else if (field) field.value = value;
  }
}

/** Reads the choice to start with: from the address, and what the visitor has changed before the script ran. */
function readStart(form: HTMLFormElement, options: CalculatorOptions): Choice {
  const start = new URLSearchParams(location.search);
  const changed = listParameters(readChoice(new FormData(form), options), options);
  for (const [name, value] of Object.entries(changed)) if (value) start.set(name, value);
  return readChoice(start, options);
}

/**
 * Reads the choice from the form, which holds it: on each input, the nearest valid numbers. When the visitor finishes a
 * change, the fields show these numbers, and the address of the page gets them at once, so that no link or step in the
 * history loses them. While a slider is dragged, the address stays: Safari refuses more than 100 changes in 30 seconds.
 * @returns the choice, and the form's `onInput`.
 */
export function useChoice(form: RefObject<HTMLFormElement | null>, options: CalculatorOptions) {
  /** The choice as in an address. It is text, so that React renders only if a value has changed. */
  const [query, setQuery] = useState('');
  const choice = useMemo(() => readChoice(new URLSearchParams(query), options), [query, options]);
  const readForm = (): Choice => {
    const next = readChoice(new FormData(form.current ?? undefined), options, choice);
    setQuery(`${new URLSearchParams(listParameters(next, options))}`);
    return next;
  };
  const commit = useEffectEvent(() => {
    const next = readForm();
    if (form.current) fillForm(form.current, next);
    changeParameters(listParameters(next, options), 'replaceState');
  });

  useLayoutEffect(() => {
    const fields = form.current;
    if (!fields) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // React's change event is the input event.
    fields.addEventListener('change', commit, { signal });
    // While a number is being typed, and after a step in the history of this page.
    for (const type of ['pagehide', 'popstate']) addEventListener(type, commit, { signal });
    fillForm(fields, readStart(fields, options));
    fields.dispatchEvent(new Event('change'));
    return () => listening.abort();
  }, [form, options]);

  return [choice, readForm] as const;
}
