import {
  encodeMessage,
  messageFields,
  readMessage,
  type ContactMessage,
} from '../../domain/contact-message.ts';

/**
 * Where a message that is not sent yet is kept, in session storage. Not by lib/storage.ts: what
 * this file shared with the script of every page would become a file that every page loads.
 */
export const draftKey = 'contact';

/** Keeps a message until the visit ends; none or an empty one: nothing is kept any more. */
export function keepDraft(message: ContactMessage | null): void {
  try {
    if (message && Object.values(message).some(Boolean)) {
      sessionStorage.setItem(draftKey, `${encodeMessage(message)}`);
    } else {
      sessionStorage.removeItem(draftKey);
    }
  } catch {
    // Refused or full: the message stands in the form and is not remembered.
  }
}

/** The message that was kept; empty if there is none. */
function recallDraft(): ContactMessage {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(draftKey);
  } catch {
    // Refused.
  }
  return readMessage(new URLSearchParams(kept ?? ''));
}

/**
 * Fills in what the visitor left unsent, where nothing stands in a field yet; and where neither
 * says anything, what the address does.
 */
export function fillIn(form: HTMLFormElement, said: Partial<ContactMessage>): void {
  const own = readMessage(new FormData(form));
  const draft = recallDraft();
  for (const name of messageFields) {
    own[name] ||= draft[name];
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = own[name] || (said[name] ?? '');
  }
  keepDraft(own);
}
