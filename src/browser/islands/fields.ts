export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds; only checkboxes and radio buttons are checked or not. */
export type FieldValue = Pick<Field, 'value'> & { checked?: boolean };

/** Matches what a visitor fills in. */
export const anyField = 'input, select, textarea';

/** Whether a value, by default the field's own, differs from the one in the page's HTML. */
export function isChanged(field: Field, { value, checked }: FieldValue = field): boolean {
  const { defaultValue, defaultChecked } = field as HTMLInputElement;
  if (!(field instanceof HTMLSelectElement))
    return value !== defaultValue || checked !== defaultChecked;
  const options = [...field.options];
  const original = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return value !== original?.value;
}

/** Sets a field and fires the events that a visitor's input fires. */
export function setField(field: Field, { value, checked }: FieldValue): void {
  if (checked !== (field as FieldValue).checked) {
    if (checked || field.type === 'checkbox') field.click();
    return;
  }
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
