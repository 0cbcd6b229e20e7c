import { z } from 'zod';
import { intro, meta } from '../../content/fields/page-parts.ts';
import { exactly, field, template, text } from '../../content/fields/text.ts';
import { faqItemSchema } from '../../content/schemas/faq-item.ts';

/** Copy of the message form on /contact. */
const contactFormSchema = z.strictObject({
  heading: text,
  lead: text,
  name: field,
  email: field,
  subject: field.extend({ options: z.array(text).min(1) }),
  message: field,
  /** The message that a link from the directory fills in. */
  integration: template('integration'),
  honeypot: text.describe('Label of the field that only bots fill in.'),
  submit: text,
  sending: text,
  cancel: text,
  retry: text,
  failure: z
    .strictObject({
      honeypotFilled: text,
      tooLong: template('words'),
      canceled: text,
      timedOut: template('seconds'),
      offline: text,
      unreachable: text,
      redirected: text,
      busy: text,
      refused: text,
      broken: text,
      /** Follows each of these sentences. */
      kept: text,
    })
    .describe('One sentence for each `FailureReason`.'),
  mailLink: z.strictObject({
    label: text,
    cut: text.describe('Ends a mail that is too long for a link.'),
  }),
  withoutScript: z
    .strictObject({ endpoint: text, mail: text })
    .describe('What happens without JavaScript, with and without an endpoint.'),
  success: z.strictObject({ heading: text, body: text, again: text }),
});

/** Words of /contact. */
export const contactPageSchema = z.strictObject({
  meta,
  intro,
  details: z.strictObject({
    heading: text,
    mail: text,
    phone: text,
    address: text,
    hours: text,
    replyTime: text,
    emergency: text,
  }),
  form: contactFormSchema,
  service: z
    .strictObject({
      sent: z.strictObject({ title: text, lead: text, back: text }),
      notSent: z.strictObject({
        title: text,
        eyebrow: text,
        heading: text,
        lead: text,
        /** One sentence for each reason to refuse a message. */
        reasons: z.strictObject({
          unknown: text,
          wrongOrigin: text,
          tooLong: template('words'),
          notAForm: text,
          incomplete: text,
          invalidEmail: text,
          honeypotFilled: text,
          tooFast: text,
          busy: text,
          broken: text,
        }),
      }),
    })
    .describe('The pages of the contact service, for messages sent without JavaScript.'),
  faq: z.strictObject({ heading: text, items: exactly(4, faqItemSchema) }),
  next: z.strictObject({ heading: text, body: text, startTrial: text, bookDemo: text }),
});

export type ContactCopy = z.output<typeof contactPageSchema>;
export type ContactFormCopy = z.output<typeof contactFormSchema>;
