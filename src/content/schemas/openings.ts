import { z } from 'zod';
import { markdownText } from '../fields/markdown-text.ts';
import { httpsAddress, id, name, template, text } from '../fields/text.ts';

/** Kinds of employment. */
const kinds = ['full-time', 'part-time', 'contract', 'temporary', 'internship'] as const;

const date = z.iso.date('expected a date such as 2026-11-20');

const isMail = (value: string) => z.email().safeParse(value).success;
const isWebAddress = (value: string) => httpsAddress.safeParse(value).success;

const openingSchema = z
  .strictObject({
    id,
    title: text.describe('The name of the job.'),
    place: name.describe('City and country: Lisbon, Portugal. For remote work, the country.'),
    kind: z.enum(kinds).describe('The kind of employment.'),
    remote: z.boolean().default(false).describe('Whether people work from home.'),
    text: markdownText(4).describe('What the work is and what you offer, in Markdown.'),
    address: z
      .string()
      .refine(
        (value) => isMail(value) || isWebAddress(value),
        'expected an https address or an e-mail address',
      )
      .transform((value) => (isMail(value) ? `mailto:${value}` : value))
      .optional()
      .describe('Where people apply: an https or e-mail address. Without one, the contact page.'),
    posted: date.optional().describe('The day on which the opening was announced.'),
    closes: date.optional().describe('The last day to apply.'),
  })
  .refine(({ place, remote }) => remote || /^[^,]+(,[^,]+)+$/.test(place), {
    path: ['place'],
    message: 'expected a city and a country, such as Lisbon, Portugal (or remote: true)',
  })
  .refine(({ posted, closes }) => !posted || !closes || posted <= closes, {
    path: ['closes'],
    message: 'expected a day after the one on which it was posted',
  });

/** The open positions of the company, and their words. */
export const openingsSchema = z.strictObject({
  positions: z.array(openingSchema).describe('One entry for each open position.'),
  heading: text.describe('The heading above the positions.'),
  apply: template('title'),
  remote: text.describe('Beside a position for people who work from home.'),
  posted: template('date'),
  closes: template('date'),
  kinds: z.record(z.enum(kinds), text).describe('The words for each kind of employment.'),
  none: z
    .strictObject({
      heading: text.describe('The heading instead of the positions.'),
      body: text.describe('What people can do who want to work here.'),
      resume: text.describe('The button to the contact page.'),
    })
    .describe('Shown while there is no open position.'),
});

export type Opening = z.output<typeof openingSchema>;
export type OpeningsCopy = z.output<typeof openingsSchema>;
