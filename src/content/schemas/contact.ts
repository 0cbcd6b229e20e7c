import type { z } from 'zod';
import { field, headingHelp as heading, intro, meta, sectionCopy } from '../fields/page-parts.ts';
import { atLeast, each, group, list, text } from '../fields/text.ts';
import { faqItemSchema } from './landing.ts';

/** Words of /contact. */
export const contactPageSchema = group({
  meta,
  intro,
  details: group('The list beside the form. Mail, phone and address are in facts/company.yaml.', {
    heading,
    ...each(['mail', 'phone', 'address'], 'The label above it.'),
    hours: 'When support answers, from facts/terms.yaml.',
    replyTime: 'How soon you reply, from facts/terms.yaml.',
    emergency: 'Which plans have emergency support.',
  }),
  form: group('The message form.', {
    ...sectionCopy.shape,
    ...each(['name', 'email'], field),
    subject: field
      .extend({ options: atLeast(1, text).describe('The choices of the menu.') })
      .describe('The menu of subjects. They are agreed wording: do not change it.'),
    message: field,
    integration: 'The message of a link from the directory, which asks for {integration}.',
    ...each(['submit', 'sending', 'retry'], 'The button: before, during and after a failure.'),
    failure: group('What the form says of a failure.', {
      timedOut: 'When there was no answer within {seconds} seconds.',
      ...each(['unreachable', 'refused'], 'When the connection or the server failed: what to do.'),
      kept: 'After each of these sentences: nothing that was typed is lost.',
    }),
    mailLink: 'The link after a failure, which opens a mail program.',
    notConnected: 'Beside the button while no server takes messages. The email address follows.',
    withoutScript: group('What happens without JavaScript, with and without an endpoint.', {
      endpoint: 'When a server takes the messages: the setting CONTACT_ENDPOINT.',
      mail: 'When none does, and the form opens a mail program.',
    }),
    success: group(
      'Shown once a message is sent. It is agreed wording: do not change it.',
      each(['heading', 'body', 'again'], 'The heading, what happens next, and the button.'),
    ),
  }),
  service: group('The pages after a message sent without JavaScript.', {
    sent: group('The page after a message that was sent.', {
      title: "In the browser's tab.",
      lead: 'One sentence below the heading, which is that of the form.',
      back: 'Link to the landing page.',
    }),
    notSent: group('The page after a message that was refused.', {
      title: "In the browser's tab.",
      ...intro.shape,
      reasons: group('For each reason to refuse a message, what to do next.', {
        unknown: 'When the reason is not known.',
        wrongOrigin: 'When the message came from another site.',
        tooLong: 'When the message has more than about {words} words.',
        ...each(
          ['notAForm', 'incomplete', 'invalidEmail', 'honeypotFilled', 'tooFast', 'busy', 'broken'],
          'What was wrong with the message, or with the server.',
        ),
      }),
    }),
  }),
  faq: group("The page's own questions.", {
    heading,
    items: list(faqItemSchema).length(4).describe('Exactly four questions.'),
  }),
  next: group('The end of the page.', {
    heading,
    body: 'Two or three sentences.',
    startTrial: 'Button that leads to sign-up.',
    bookDemo: 'Button to schedule a demo.',
  }),
});

export type ContactFormCopy = z.output<typeof contactPageSchema>['form'];
