import { z } from 'zod';
import { field, text, withBlanks } from '../../content/fields/text.ts';

/** Words of the message form on /contact. */
export const contactFormSchema = z.strictObject({
  heading: text,
  lead: text,
  name: field,
  email: field,
  subject: field.extend({ options: z.array(text).min(1) }),
  message: field,
  /** What a link from the directory writes into the message. */
  integration: withBlanks('integration'),
  /** Label of the field that only robots fill in. */
  trap: text,
  submit: text,
  sending: text,
  cancel: text,
  retry: text,
  /** One sentence for each thing that can happen to a message on its way. */
  failure: z.strictObject({
    trapped: text,
    tooLong: withBlanks('words'),
    cancelled: text,
    overdue: withBlanks('seconds'),
    offline: text,
    unreachable: text,
    redirected: text,
    busy: text,
    refused: text,
    broken: text,
    /** Follows each of them. */
    kept: text,
  }),
  mailLink: z.strictObject({
    label: text,
    /** Ends a letter too long for a link. */
    cut: text,
  }),
  /** What happens without JavaScript, where there is an endpoint and where there is none. */
  withoutScript: z.strictObject({ endpoint: text, mail: text }),
  success: z.strictObject({ heading: text, body: text, again: text }),
});

export type ContactFormCopy = z.output<typeof contactFormSchema>;
