import type { Field, FieldValue } from '../form-fields.ts';

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
