import { formFieldSelector, type Field, type FieldValue } from '../form-fields.ts';
import { reloadOfferHook } from '../hooks.ts';
import { restoreFields, type KeptFields } from './restore-fields.ts';

const changed = new Set<EventTarget | null>();

/**
 * Makes the button work that offers to reload when an island's code is missing: what the visitor filled
 * in is there after the reload.
 */
export function startReloadOffer(): void {
  addEventListener('input', ({ target }) => changed.add(target));
  document.querySelector(`[${reloadOfferHook}]`)?.addEventListener('click', reload);
  const kept: KeptFields | null = history.state;
  // By then every script of the page listens to the fields.
  if (kept) addEventListener('DOMContentLoaded', () => restoreFields(kept));
}

/** Reloads the page; its history entry keeps what the changed fields hold meanwhile. */
function reload(): void {
  const read = ({ value, checked }: FieldValue): FieldValue => ({ value, checked });
  const fields = [...document.querySelectorAll<Field>(formFieldSelector)];
  const kept: KeptFields = fields.map((field) => (changed.has(field) ? read(field) : null));
  history.replaceState(kept, '');
  location.reload();
}
