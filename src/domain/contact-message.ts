/** The fields of a message to the company, under the names they are sent by. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** A message as it was typed; a field that is not filled in is empty. */
export type ContactMessage = Record<(typeof messageFields)[number], string>;

/** Reads a message from a form's entries or from its encoded text; other entries are passed over. */
export function readMessage(entries: FormData | URLSearchParams): ContactMessage {
  const read = (name: string) => String(entries.get(name) ?? '');
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  };
}

/** A message as forms encode it: what is sent, and what a draft is kept as. */
export function encodeMessage(message: ContactMessage): URLSearchParams {
  return new URLSearchParams(message);
}
