export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field says; only boxes and radio buttons are checked or not. */
type Said = Pick<Field, 'value'> & { checked?: boolean };

/** Matches what a visitor fills in. */
export const anyField = 'input, select, textarea';

/** Whether that, or what a field says by now, is not what was delivered. */
export function isNews(field: Field, { value, checked }: Said = field): boolean {
  const { defaultValue, defaultChecked } = field as HTMLInputElement;
  if (!(field instanceof HTMLSelectElement))
    return value !== defaultValue || checked !== defaultChecked;
  const options = [...field.options];
  const delivered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return value !== delivered?.value;
}

/** Puts into a field what it said before, or another one in its place, as if it were done there. */
export function sayIn(field: Field, { value, checked }: Said): void {
  if (checked !== (field as Said).checked) {
    if (checked || field.type === 'checkbox') field.click();
    return;
  }
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Loads the page anew; its entry in the history keeps what its fields say meanwhile. */
export function reload(): void {
  const fields: Said[] = [...document.querySelectorAll<Field>(anyField)];
  history.replaceState(
    fields.map(({ value, checked }) => ({ value, checked })),
    '',
  );
  location.reload();
}

/**
 * Puts back what was kept, unless this is another release's page with other fields. Some browsers put
 * it there themselves and tell nobody. What an island already has from the address or this visit's
 * storage is left to it.
 */
export function restoreFields(): void {
  const kept: Said[] | null = history.state;
  const fields = document.querySelectorAll<Field>(anyField);
  if (!kept) return;
  history.replaceState(null, '');
  if (kept.length !== fields.length) return;
  for (const [index, field] of fields.entries()) {
    const said = kept[index] as Said;
    if (isNews(field, said) && !field.closest('astro-island:not([ssr])')) sayIn(field, said);
  }
}
