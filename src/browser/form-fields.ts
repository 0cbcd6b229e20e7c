export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a field holds; only checkboxes and radio buttons are checked or not. */
export type FieldValue = Pick<Field, 'value'> & { checked?: boolean | undefined };

/** Selects everything that a visitor can fill in. */
export const formFieldSelector = 'input, select, textarea';
