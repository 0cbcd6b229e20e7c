import { createHash, randomUUID } from 'node:crypto';
import {
  fillTimeField,
  honeypotField,
  messageIdField,
  readMessage,
} from '../../src/features/contact/contact-message.ts';
import { mailAddress } from './config.ts';

/** Reasons not to send a message, with their HTTP status. The form has a sentence for each. */
export const refusals = {
  wrongOrigin: 403,
  tooLong: 413,
  notAForm: 415,
  incomplete: 422,
  invalidEmail: 422,
  honeypotFilled: 422,
  tooFast: 422,
  busy: 429,
  broken: 503,
} as const;

export type Refusal = keyof typeof refusals;

/** A message that passed every check. Name, email and subject are single lines without control characters. */
export interface Message {
  /** The same for every copy of a message. Hexadecimal, so it is safe in an email header. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Anything that fills in four fields faster than this is a bot. */
const minFillTimeMs = 2_000;

const maxLineLength = 200;

/** Control characters, and characters that reverse the direction of the text after them. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const unsafeInText = /[^\P{Cc}\n\t]/gu;

/** A visible character: not a space, a mark, a format character, or one of these letters and symbols. */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Turns a text into one line, so it cannot add a header to an email. */
const toLine = (text: string) => text.replaceAll(unsafeInLine, ' ').trim();

const toParagraphs = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unsafeInText, ' ')
    .trim();

/**
 * Checks the fields of a submitted form.
 * @returns the message, or why it is refused. If a message is sent again unchanged with the same `message_id`, its id
 * stays the same; without a `message_id`, each message gets a new id.
 */
export function checkFields(body: URLSearchParams): Message | Refusal {
  if (body.get(honeypotField)) return 'honeypotFilled';
  const fillTime = body.get(fillTimeField);
  if (fillTime && !(Number(fillTime) >= minFillTimeMs)) return 'tooFast';
  const typed = readMessage(body);
  const { success, data: email = '' } = mailAddress.safeParse(typed.email);
  const fields = {
    name: toLine(typed.name),
    email,
    subject: toLine(typed.subject),
    message: toParagraphs(typed.message),
  };
  if (
    ![typed.email, fields.name, fields.subject, fields.message].every((text) => visible.test(text))
  )
    return 'incomplete';
  if (fields.name.length > maxLineLength || fields.subject.length > maxLineLength) return 'tooLong';
  if (!success) return 'invalidEmail';
  const key = body.get(messageIdField) || randomUUID();
  const hash = createHash('sha256').update(JSON.stringify([key, fields]));
  return { id: hash.digest('hex').slice(0, 32), ...fields };
}
