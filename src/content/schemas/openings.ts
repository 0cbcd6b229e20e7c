import { z } from 'zod';
import { markdownText } from '../fields/markdown-text.ts';
import { day, flag, group, httpsAddress, id, list, name, text } from '../fields/text.ts';

/** Kinds of employment. */
const kinds = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;

const isMail = (value: string) => z.email().safeParse(value).success;

const openingSchema = group({
  id,
  title: 'The name of the job.',
  place: name.describe('City and country: Lisbon, Portugal. For remote work, the country.'),
  kind: z.enum(kinds).describe('The kind of employment.'),
  remote: flag.describe('Whether people work from home.'),
  text: markdownText.describe('What the work is and what you offer, in Markdown.'),
  address: z
    .string()
    .refine(
      (value) => isMail(value) || httpsAddress.safeParse(value).success,
      'expected an https address or an e-mail address',
    )
    .transform((value) => (isMail(value) ? `mailto:${value}` : value))
    .optional()
    .describe('Where people apply: an https or e-mail address. Without one, the contact page.'),
  posted: day.optional().describe('The day on which the opening was announced.'),
  closes: day.optional().describe('The last day to apply.'),
}).refine(({ place, remote }) => remote || /^[^,]+(,[^,]+)+$/.test(place), {
  path: ['place'],
  message: 'expected a city and a country, such as Lisbon, Portugal (or remote: true)',
});

/** The open positions of the company, and their words. */
export const openingsSchema = group('The open positions.', {
  positions: list(openingSchema).default([]).describe('One entry for each open position.'),
  heading: 'The heading above the positions.',
  apply: 'Text with {title}.',
  remote: 'Beside a position for people who work from home.',
  posted: 'Text with {date}.',
  closes: 'Text with {date}.',
  kinds: z.record(z.enum(kinds), text).describe('The words for each kind of employment.'),
  none: group('Shown while there is no open position.', {
    heading: 'The heading instead of the positions.',
    body: 'What people can do who want to work here.',
    resume: 'The button to the contact page.',
  }),
});

export type Opening = z.output<typeof openingSchema>;
