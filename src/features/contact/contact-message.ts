/** The fields of a message to the company, under the names they are sent by. */
export const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** A message as it was typed; a field that is not filled in is empty. */
export type ContactMessage = Record<(typeof messageFields)[number], string>;

/**
 * Name under which a message's id is sent: the same for each attempt to send the same words, so that
 * a service which got both can tell. It is no field that anybody types in.
 */
export const messageIdField = 'message_id';

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

/** A message as forms encode it, with its id where it has one: what is sent and kept as a draft. */
export function encodeMessage(message: ContactMessage, id?: string): URLSearchParams {
  return new URLSearchParams(id === undefined ? message : { ...message, [messageIdField]: id });
}
