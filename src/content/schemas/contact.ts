import { z } from 'zod';
import {
  ending,
  field,
  headingHelp as heading,
  intro,
  label,
  meta,
  sectionCopy,
} from '../fields/page-parts.ts';
import { each, group, list, text, wordGroup, words } from '../fields/text.ts';
import { suggest } from '../parse/content-error.ts';
import { faqItemSchema } from './home.ts';

const selectedByLinks = ['sales', 'integration'] as const;

/** The menu of subjects, and the subjects that links to the form select. */
const subject = field
  .extend({
    options: z.array(text).min(1).describe('The choices of the menu.'),
    ...each(
      selectedByLinks,
      words('One of these choices: for a quote, or for a system that is missing.'),
    ),
  })
  .check(({ value, issues }) => {
    for (const name of selectedByLinks) {
      const chosen = value[name];
      if (value.options.includes(chosen)) continue;
      const message = `\`options\` has no "${chosen}"${suggest(chosen, value.options)}`;
      issues.push({ code: 'custom', path: [name], message, input: value });
    }
  });

/** The copy of /contact. */
export const contactPageSchema = group({
  label,
  meta,
  intro,
  details: group('The list beside the form. Mail, phone and address are in facts/company.yaml.', {
    heading,
    ...each(['mail', 'phone', 'address'], 'The label above it.'),
    hours: 'The label above the support hours. They are facts: keep them as in facts/terms.yaml.',
    zones: z
      .array(
        group({
          place: 'A place or time zone of readers.',
          hours: 'The support hours there.',
          note: text
            .optional()
            .describe('If it is another day there, or other hours for part of the year.'),
        }),
      )
      .min(1)
      .describe('The support hours where readers are.'),
    ...each(['replyTime', 'emergency'], 'When support answers, and for which plans.'),
  }),
  form: group('The message form.', {
    ...sectionCopy.shape,
    ...each(['name', 'email'], field),
    subject: subject.describe('The menu of subjects. Its wording is agreed: do not change it.'),
    message: field,
    integration: words('The message of a link from the directory.', 'integration'),
    ...each(['submit', 'sending', 'retry'], 'The button: before, during and after a failure.'),
    failure: group('What the form says after a failure.', {
      timedOut: 'When there was no answer in time.',
      ...each(['unreachable', 'refused'], 'When the connection or the server failed: what to do.'),
      kept: 'After each of these sentences: nothing that was typed is lost.',
    }),
    mailLink: 'The link after a failure, which opens a mail program.',
    notConnected: 'Above the fields while no server takes messages. The email address follows.',
    withoutScript: wordGroup('What happens without JavaScript.', 'endpoint', 'mail'),
    success: group('Shown once a message is sent. It is agreed wording: do not change it.', {
      ...each(['heading', 'body', 'again'], 'What happens next, and the button back.'),
    }),
  }),
  service: group('The pages after a message sent without JavaScript.', {
    sent: group('The page after a message that was sent. Its heading is that of the form.', {
      ...each(['title', 'lead', 'back'], 'In the tab, below the heading, and the link.'),
    }),
    notSent: group('The page after a message that was refused.', {
      title: "In the browser's tab.",
      ...intro.shape,
      reasons: group('For each reason to refuse a message, what to do next.', {
        ...each(
          ['unknown', 'wrongOrigin'],
          'When the reason is unknown, or when the message came from another site.',
        ),
        ...each(['tooLong', 'notAForm', 'incomplete'], 'What was wrong with the message.'),
        ...each(['invalidEmail', 'honeypotFilled', 'tooFast'], 'What was wrong with a field.'),
        ...each(['busy', 'broken'], 'When the visitor has to try again later.'),
      }),
    }),
  }),
  faq: group("The page's own questions.", {
    heading,
    items: list(faqItemSchema).min(1).describe('One question or more.'),
  }),
  next: ending('startTrial', 'bookDemo'),
});

export type ContactFormCopy = z.output<typeof contactPageSchema>['form'];
