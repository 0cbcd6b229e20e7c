import { z } from 'zod';
import { intro, meta, sectionCopy } from '../fields/page-parts.ts';
import { exactly, field, template, text } from '../fields/text.ts';
import { faqItemSchema } from './faq-item.ts';

/** A sentence for visitors whose message was not sent. */
const failure = (when: string) => text.describe(`${when} Says what to do next.`);

/** Copy of the message form on /contact. */
const contactFormSchema = z.strictObject({
  ...sectionCopy.shape,
  name: field.describe('The first field.'),
  email: field.describe('The field for the address that you answer to.'),
  subject: field
    .extend({
      options: z
        .array(text)
        .min(1)
        .describe('The choices of the menu. They are agreed wording: do not change them.'),
    })
    .describe('The menu of subjects. Its placeholder is agreed wording: do not change it.'),
  message: field.describe('The large field.'),
  integration: template('integration').describe(
    'The message that a link from the directory fills in; {integration} is what was searched for.',
  ),
  honeypot: text.describe('Label of the field that only bots fill in.'),
  submit: text.describe('Button that sends the message.'),
  sending: text.describe('The button while the message is on its way.'),
  retry: text.describe('The button after a failure.'),
  failure: z
    .strictObject({
      timedOut: template('seconds').describe('When there was no answer within {seconds} seconds.'),
      unreachable: failure('When the connection failed.'),
      refused: failure('When the server took something for wrong, such as the address.'),
      kept: text.describe('After each of these sentences: nothing that was typed is lost.'),
    })
    .describe('What the form says of a failure for which the contact service has no sentence.'),
  mailLink: text.describe('The link after a failure, which opens a mail program.'),
  notConnected: text.describe(
    'Beside the button while the setting CONTACT_ENDPOINT is empty. The email address follows.',
  ),
  withoutScript: z
    .strictObject({
      endpoint: text.describe('When a server takes the messages: the setting CONTACT_ENDPOINT.'),
      mail: text.describe('When none does, and the form opens a mail program.'),
    })
    .describe('What happens without JavaScript, with and without an endpoint.'),
  success: z
    .strictObject({
      heading: text.describe('The heading instead of the form.'),
      body: text.describe('What happens next.'),
      again: text.describe('Button that shows the form again.'),
    })
    .describe('Shown once a message is sent. It is agreed wording: do not change it.'),
});

/** Words of /contact. */
export const contactPageSchema = z.strictObject({
  meta,
  intro,
  details: z
    .strictObject({
      heading: sectionCopy.shape.heading,
      mail: text.describe('Label above the email address.'),
      phone: text.describe('Label above the phone number.'),
      address: text.describe('Label above the postal address.'),
      hours: text.describe('When support answers, from facts/terms.yaml.'),
      replyTime: text.describe('How soon you reply, from facts/terms.yaml.'),
      emergency: text.describe('Which plans have emergency support.'),
    })
    .describe('The list beside the form. Mail, phone and address themselves are settings.'),
  form: contactFormSchema.describe('The message form.'),
  service: z
    .strictObject({
      sent: z
        .strictObject({
          title: text.describe("In the browser's tab."),
          lead: text.describe('One sentence below the heading, which is that of the form.'),
          back: text.describe('Link to the landing page.'),
        })
        .describe('The page after a message that was sent.'),
      notSent: z
        .strictObject({
          title: text.describe("In the browser's tab."),
          ...intro.shape,
          reasons: z
            .strictObject({
              unknown: failure('When the reason is not known.'),
              wrongOrigin: failure('When the message came from another site.'),
              tooLong: template('words').describe(
                'When the message has more than about {words} words.',
              ),
              notAForm: failure('When the message cannot be read.'),
              incomplete: failure('When a field is empty.'),
              invalidEmail: failure('When the email address cannot be right.'),
              honeypotFilled: failure('When the field for bots was filled in.'),
              tooFast: failure('When it was sent within two seconds, as programs do.'),
              busy: failure('When too many messages came from the same visitor.'),
              broken: failure('When the server failed.'),
            })
            .describe('One or two sentences for each reason to refuse a message.'),
        })
        .describe('The page after a message that was refused.'),
    })
    .describe('The pages of the contact service, for messages sent without JavaScript.'),
  faq: z
    .strictObject({
      heading: sectionCopy.shape.heading,
      items: exactly(4, faqItemSchema).describe('Exactly four questions.'),
    })
    .describe("The page's own questions."),
  next: z
    .strictObject({
      heading: sectionCopy.shape.heading,
      body: text.describe('Two or three sentences.'),
      startTrial: text.describe('Button that leads to sign-up.'),
      bookDemo: text.describe('Button to schedule a demo.'),
    })
    .describe('The end of the page.'),
});

export type ContactCopy = z.output<typeof contactPageSchema>;
export type ContactFormCopy = z.output<typeof contactFormSchema>;
