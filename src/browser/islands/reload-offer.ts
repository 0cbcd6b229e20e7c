import { hydratedMark } from './hydrated-mark.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds; only checkboxes and radio buttons are checked or not. */
type FieldValue = Pick<Field, 'value'> & { checked?: boolean | undefined };

const changed = new Set<EventTarget | null>();

/**
 * Makes the button work that offers to reload when an island's code is missing: what the visitor filled
 * in is there after the reload.
 */
export function startReloadOffer(): void {
  addEventListener('input', ({ target }) => changed.add(target));
  document.querySelector('[data-reload]')?.addEventListener('click', reload);
  // By then every script of the page listens to the fields.
  if (history.state) addEventListener('DOMContentLoaded', restoreFields, { once: true });
}

function allFields(): Field[] {
  return [...document.querySelectorAll<Field>('input, select, textarea')];
}

/** Reloads the page; its history entry keeps what the changed fields hold meanwhile. */
function reload(): void {
  const read = ({ value, checked }: FieldValue): FieldValue => ({ value, checked });
  history.replaceState(
    allFields().map((field) => (changed.has(field) ? read(field) : null)),
    '',
  );
  location.reload();
}

/**
 * Restores the fields, unless this is another release's page with other fields. A started island has
 * its values from the address or from this visit's storage.
 */
function restoreFields(): void {
  const kept: readonly (FieldValue | null)[] = history.state;
  const fields = allFields();
  history.replaceState(null, '');
  if (kept.length !== fields.length) return;
  for (const [index, field] of fields.entries()) {
    if (!kept[index] || field.closest(`[${hydratedMark}]`)) continue;
    Object.assign(field, kept[index]);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
