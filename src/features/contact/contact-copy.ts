import { z } from 'zod';
import { field, text, withBlanks } from '../../content/fields/text.ts';

/** Copy of the message form on /contact. */
export const contactFormSchema = z.strictObject({
  heading: text,
  lead: text,
  name: field,
  email: field,
  subject: field.extend({ options: z.array(text).min(1) }),
  message: field,
  /** The message that a link from the directory fills in. */
  integration: withBlanks('integration'),
  /** Label of the field that only bots fill in. */
  honeypot: text,
  submit: text,
  sending: text,
  cancel: text,
  retry: text,
  /** One sentence for each `FailureReason`. */
  failure: z.strictObject({
    honeypotFilled: text,
    tooLong: withBlanks('words'),
    canceled: text,
    timedOut: withBlanks('seconds'),
    offline: text,
    unreachable: text,
    redirected: text,
    busy: text,
    refused: text,
    broken: text,
    /** Follows each of these sentences. */
    kept: text,
  }),
  mailLink: z.strictObject({
    label: text,
    /** Ends a mail that is too long for a link. */
    cut: text,
  }),
  /** What happens without JavaScript, with and without an endpoint. */
  withoutScript: z.strictObject({ endpoint: text, mail: text }),
  success: z.strictObject({ heading: text, body: text, again: text }),
});

export type ContactFormCopy = z.output<typeof contactFormSchema>;
