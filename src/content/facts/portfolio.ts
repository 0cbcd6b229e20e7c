import { z } from 'zod';
import { sample, text } from '../fields/text.ts';
import { formatPath, listValues } from '../parse/values.ts';
import type { Facts } from './fill-facts.ts';

const property = z.strictObject({
  name: text.max(16),
  place: text.describe('The village or town.'),
});
const guest = text.max(18);

/** The made-up properties and people in the product's screens. Their names are defined only here. */
export const portfolioSchema = z.strictObject({
  region: text.describe('Where the properties are. Texts use it as {{region}}.'),
  properties: z
    .strictObject({ first: property, second: property, third: property, fourth: property })
    .describe('Drawn with terraces, a beach, a cliff and palms: {{property.first.name}}.'),
  guests: z
    .strictObject({ first: guest, second: guest, third: guest, fourth: guest })
    .describe('A couple (the newest booking), a family, a group, one guest: {{guest.first}}.'),
  staff: z
    .strictObject({ manager: text, housekeeper: text, secondHousekeeper: text, driver: text })
    .describe('First and last names. Texts use them as {{staff.manager}}.'),
  sample,
});

export type Portfolio = z.output<typeof portfolioSchema>;
export type PropertyId = keyof Portfolio['properties'];
export type GuestId = keyof Portfolio['guests'];

/** Facts from the portfolio: `region`, `property.first.name`, `guest.first`, `staff.manager` and so on. */
export function portfolioFacts({ region, properties, guests, staff }: Portfolio): Facts {
  const values = listValues({ region, property: properties, guest: guests, staff });
  return Object.fromEntries(values.map(({ path, value }) => [formatPath(path), String(value)]));
}
