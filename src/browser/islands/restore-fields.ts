import { formFieldSelector, type Field, type FieldValue } from '../form-fields.ts';
import { hydratedHook } from '../hooks.ts';

/** What each field of a page holds, in page order; `null` for a field that was not changed. */
export type KeptFields = readonly (FieldValue | null)[];

/**
 * Restores the fields, unless this is another release's page with other fields. A started island has
 * its values from the address or from this visit's storage.
 */
export function restoreFields(kept: KeptFields): void {
  const fields = [...document.querySelectorAll<Field>(formFieldSelector)];
  history.replaceState(null, '');
  if (kept.length !== fields.length) return;
  for (const [index, field] of fields.entries()) {
    if (!kept[index] || field.closest(`[${hydratedHook}]`)) continue;
    Object.assign(field, kept[index]);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
