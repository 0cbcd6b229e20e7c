/** The fields of a message, as they are named when it is sent. */
const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** A message as typed; fields that are not filled in are empty strings. */
export type ContactMessage = Record<(typeof messageFields)[number], string>;

/**
 * Name of the field with the message's id. Every attempt to send the same text has the same id, so a service can
 * recognize duplicates.
 */
export const messageIdField = 'message_id';

/** Name of the honeypot, which only bots fill in. Form services such as Formspree use the same name. */
export const honeypotField = '_gotcha';

/** Name of the field with the milliseconds since the visitor opened the page. Bots fill in forms faster than people. */
export const fillTimeField = 'fill_time_ms';

/**
 * Name of the field with the language of the page. Without JavaScript, the service leads back to the page in that
 * language.
 */
export const languageField = 'language';

/** The id of the confirmation for visitors without JavaScript. Each reason not to send a message is an id, too. */
export const sentId = 'sent';

/** Reads a message from form data or a decoded query; other entries are ignored. */
export function readMessage(entries: FormData | URLSearchParams): ContactMessage {
  const read = messageFields.map((name) => [name, String(entries.get(name) ?? '')]);
  return Object.fromEntries(read) as ContactMessage;
}
