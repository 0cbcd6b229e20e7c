import {
  encodeMessage,
  messageFields,
  messageIdField,
  readMessage,
  type ContactMessage,
} from './contact-message.ts';
import { safeSessionStorage } from '../../browser/storage.ts';

/** Key of the unsent message in session storage. */
export const draftKey = 'contact';

/** The draft on this page, for browsers that refuse storage. */
let unstoredDraft = '';

/** Whether no field of a message is filled in. */
export function isEmpty(message: ContactMessage): boolean {
  return !Object.values(message).some(Boolean);
}

/** Stores a message until the tab is closed. `null` or an empty message removes the draft. */
export function storeDraft(message: ContactMessage | null, id?: string): void {
  unstoredDraft = !message || isEmpty(message) ? '' : `${encodeMessage(message, id)}`;
  safeSessionStorage.set(draftKey, unstoredDraft || null);
}

/** The stored draft; empty if there is none. */
function readDraft(): URLSearchParams {
  return new URLSearchParams(safeSessionStorage.get(draftKey) ?? unstoredDraft);
}

/** The id with which a message was last sent; undefined if it is new or was edited since. */
function findId(message: ContactMessage): string | undefined {
  const draft = readDraft();
  const isUnchanged = `${encodeMessage(readMessage(draft))}` === `${encodeMessage(message)}`;
  return (isUnchanged && draft.get(messageIdField)) || undefined;
}

/**
 * Returns the id to send a message with, and stores it with the draft: sending the same text again
 * uses the same id, even after a reload. Empty without TLS, where browsers have no `randomUUID`.
 */
export function storeId(message: ContactMessage): string {
  const id = findId(message) ?? (isSecureContext ? crypto.randomUUID() : '');
  storeDraft(message, id);
  return id;
}

/**
 * Fills in the empty fields of the form from the draft, and those that the draft leaves empty from
 * `defaults`.
 */
export function fillForm(form: HTMLFormElement, defaults: Partial<ContactMessage>): void {
  const message = readMessage(new FormData(form));
  const draft = readMessage(readDraft());
  for (const name of messageFields) {
    message[name] ||= draft[name];
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = message[name] || (defaults[name] ?? '');
  }
  storeDraft(message, findId(message));
}
