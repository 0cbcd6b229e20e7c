/** The fields of a message, by the names under which they are sent. */
const messageFields = ['name', 'email', 'subject', 'message'] as const;

/** A message as typed; fields that are not filled in are empty strings. */
export type ContactMessage = Record<(typeof messageFields)[number], string>;

/**
 * Name under which a message's id is sent. Every attempt to send the same text has the same id, so
 * that a service can recognize duplicates.
 */
export const messageIdField = 'message_id';

/** Name of the field that only bots fill in; form services such as Formspree use it too. */
export const honeypotField = '_gotcha';

/**
 * Name under which the milliseconds since the visitor opened the page are sent. Programs that fill in
 * forms need less time than people.
 */
export const fillTimeField = 'fill_time_ms';

/**
 * Name under which a form submitted without JavaScript says the language of its page, so that the answer is a
 * page in that language.
 */
export const languageField = 'language';

/** Reads a message from form data or a decoded query; other entries are ignored. */
export function readMessage(entries: FormData | URLSearchParams): ContactMessage {
  const read = messageFields.map((name) => [name, String(entries.get(name) ?? '')]);
  return Object.fromEntries(read) as ContactMessage;
}
