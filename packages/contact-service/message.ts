import { createHash, randomUUID } from 'node:crypto';
import {
  fillTimeField,
  honeypotField,
  messageIdField,
  readMessage,
} from '../../src/features/contact/contact-message.ts';
import { mailAddress } from './mail-address.ts';

/** Why a message is not sent, with the HTTP status. The page for refused messages has a sentence for each. */
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
  /** The same for every copy of one message, and safe in a mail header: hexadecimal digits. */
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** A person needs longer than this to fill in four fields. */
const minFillTimeMs = 2_000;

const maxLineLength = 200;

/** Control characters, and those that reverse the direction of the text after them. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const unsafeInText = /[^\P{Cc}\n\t]/gu;

/** A character that can be seen: spaces, marks and format characters can't, nor can these letters and symbols. */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text of a message as one line, which cannot add a header to a mail. */
const line = (text: string) => text.replaceAll(unsafeInLine, ' ').trim();

const paragraphs = (text: string) =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unsafeInText, ' ')
    .trim();

/**
 * Checks the fields of a submitted form.
 * @returns the message, or why it is refused. A message that was sent again unchanged, with the same
 * `message_id`, has the same id; without a `message_id`, each has a new one.
 */
export function checkFields(body: URLSearchParams): Message | Refusal {
  if (body.get(honeypotField)) return 'honeypotFilled';
  const fillTime = body.get(fillTimeField);
  if (fillTime && !(Number(fillTime) >= minFillTimeMs)) return 'tooFast';
  const typed = readMessage(body);
  const { success, data: email = '' } = mailAddress.safeParse(typed.email);
  const fields = {
    name: line(typed.name),
    email,
    subject: line(typed.subject),
    message: paragraphs(typed.message),
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
