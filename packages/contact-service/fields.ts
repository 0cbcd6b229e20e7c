import { hash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  fillTimeField,
  honeypotField,
  messageIdField,
  readMessage,
} from '../../src/features/contact/contact-message.ts';
import type { Message } from './message.ts';
import type { Refusal } from './refusal.ts';

/** A person needs longer than this to fill in four fields. */
const minFillTimeMs = 2_000;

const maxLineLength = 200;
/** The longest address that mail servers accept (RFC 5321). */
const maxEmailLength = 254;

/** Control characters, and those that reverse the direction of the text after them. */
const unsafeInLine = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const unsafeInText = /[^\P{Cc}\n\t]/gu;

/** The text of a message as one line, which cannot add a header to a mail. */
function line(text: string): string {
  return text.toWellFormed().replaceAll(unsafeInLine, ' ').trim();
}

function paragraphs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(unsafeInText, ' ')
    .trim();
}

const email = z.email({ pattern: z.regexes.html5Email }).max(maxEmailLength);

/**
 * Checks the fields of a submitted form.
 * @returns the message without its time, or why it is refused. A message that was sent again unchanged,
 * with the same `message_id`, has the same id; without a `message_id`, each has a new one.
 */
export function checkFields(body: URLSearchParams): Omit<Message, 'receivedAt'> | Refusal {
  if (body.get(honeypotField)) return 'honeypotFilled';
  const fillTime = body.get(fillTimeField);
  if (fillTime && !(Number(fillTime) >= minFillTimeMs)) return 'tooFast';
  const typed = readMessage(body);
  const fields = {
    name: line(typed.name),
    email: typed.email.trim(),
    subject: line(typed.subject),
    message: paragraphs(typed.message),
  };
  if (Object.values(fields).includes('')) return 'incomplete';
  if (fields.name.length > maxLineLength || fields.subject.length > maxLineLength) return 'tooLong';
  if (!email.safeParse(fields.email).success) return 'invalidEmail';
  const key = body.get(messageIdField) || randomUUID();
  return { id: hash('sha256', JSON.stringify([key, fields])).slice(0, 32), ...fields };
}
