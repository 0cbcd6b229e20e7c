import {
  encodeMessage,
  messageFields,
  messageIdField,
  readMessage,
  type ContactMessage,
} from './contact-message.ts';
import { visitStorage } from '../../browser/storage.ts';

/** The name under which an unsent message is kept for this visit. */
export const draftKey = 'contact';

/** Attribute of the form whose fields are kept (see contact-form.client.ts). */
export const contactFormMark = 'data-contact-form';

/** The draft itself, where session storage is refused. */
let unstored = '';

export function isEmpty(message: ContactMessage): boolean {
  return !Object.values(message).some(Boolean);
}

/** Keeps a message until the visit ends. Null or an empty message removes the draft. */
export function keepDraft(message: ContactMessage | null, id?: string): void {
  unstored = !message || isEmpty(message) ? '' : `${encodeMessage(message, id)}`;
  visitStorage.set(draftKey, unstored || null);
}

/** The draft; empty if there is none. */
function recallDraft(): URLSearchParams {
  return new URLSearchParams(visitStorage.get(draftKey) ?? unstored);
}

/** The id that a message was last sent with; undefined if it was not sent, or edited since. */
function idOf(message: ContactMessage): string | undefined {
  const draft = recallDraft();
  const isUnchanged = `${encodeMessage(readMessage(draft))}` === `${encodeMessage(message)}`;
  return (isUnchanged && draft.get(messageIdField)) || undefined;
}

/**
 * Returns the id to send a message with, and keeps it with the draft: sending the same words again
 * uses the same id, even after a reload. Empty without TLS, where browsers have no `randomUUID`.
 */
export function keepId(message: ContactMessage): string {
  const id = idOf(message) ?? (isSecureContext ? crypto.randomUUID() : '');
  keepDraft(message, id);
  return id;
}

/**
 * Fills in what the visitor left unsent, where nothing stands in a field yet; and where neither
 * says anything, what the address does.
 */
export function fillIn(form: HTMLFormElement, said: Partial<ContactMessage>): void {
  const own = readMessage(new FormData(form));
  const draft = readMessage(recallDraft());
  for (const name of messageFields) {
    own[name] ||= draft[name];
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = own[name] || (said[name] ?? '');
  }
  keepDraft(own, idOf(own));
}
