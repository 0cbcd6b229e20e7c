import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { changeQuery } from '../../browser/address-bar.ts';
import {
  createDefaultChoice,
  listFields,
  readChoice,
  writeAddress,
  type Choice,
} from './choice.ts';
import type { CalculatorOptions } from './options.ts';

const findField = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;

/** Fills in the form. The sliders follow the fields. */
function fillForm(form: HTMLFormElement, choice: Choice): void {
  for (const [name, value] of listFields(choice)) {
    const field = findField(form, name);
    if (field?.type === 'checkbox') (field as HTMLInputElement).checked = field.value === value;
    else if (field) field.value = value;
  }
}

/** Reads the choice to start with: from the address, or what the visitor has changed before the script ran. */
function readStart(form: HTMLFormElement, options: CalculatorOptions): Choice {
  const start = new URLSearchParams(location.search);
  const defaults = new Map(listFields(createDefaultChoice(options)));
  for (const [name, value] of new FormData(form))
    if (value !== defaults.get(name)) start.set(name, `${value}`);
  return readChoice(start, options);
}

/**
 * Reads the choice from the form, which holds it: on each input, the nearest valid numbers. When the visitor finishes a
 * change, the fields show these numbers, and the address of the page gets them at once, so that no link or step in the
 * history loses them. While a slider is dragged, the address stays: Safari refuses more than 100 changes in 30 seconds.
 * @returns the choice, and the form's `onInput`.
 */
export function useChoice(form: RefObject<HTMLFormElement | null>, options: CalculatorOptions) {
  const [choice, setChoice] = useState(() => createDefaultChoice(options));
  const latest = useRef(choice);
  const readForm = () => {
    if (!form.current) return;
    const next = readChoice(new FormData(form.current), options, latest.current);
    if (writeAddress(next, options) === writeAddress(latest.current, options)) return;
    latest.current = next;
    setChoice(next);
  };

  useLayoutEffect(() => {
    if (!form.current) return undefined;
    const fields = form.current;
    fillForm(fields, readStart(fields, options));
    const read = () => fields.dispatchEvent(new Event('input', { bubbles: true }));
    read();
    const commit = () => {
      // An extension may dispatch only the change event.
      read();
      fillForm(fields, latest.current);
      const query = writeAddress(latest.current, options, location.search);
      if (query !== location.search) changeQuery(query, 'replaceState');
    };
    const listening = new AbortController();
    const { signal } = listening;
    // React's change event is the input event.
    fields.addEventListener('change', commit, { signal });
    // While a number is being typed, and after a step in the history of this page.
    for (const type of ['pagehide', 'popstate']) addEventListener(type, commit, { signal });
    return () => listening.abort();
  }, [form, options]);

  return [choice, readForm] as const;
}
