import { z } from 'zod';
import { sample, text } from '../fields/text.ts';
import type { Facts } from './fill-facts.ts';

const property = z.strictObject({
  name: text.max(16),
  short: text.max(8).describe('What the people there call it.'),
  place: text.describe('The village or town.'),
});
const guest = text.max(18);

/** The made-up properties and people in the product's screens. Their names are defined only here. */
export const portfolioSchema = z.strictObject({
  region: text.describe('Where the properties are. Texts use it as {{region}}.'),
  properties: z
    .strictObject({ first: property, second: property, third: property, fourth: property })
    .describe(
      'The four properties: terraces, a beach, a cliff and palms in the drawings. Texts use them as {{property.first.name}}.',
    ),
  guests: z
    .strictObject({ first: guest, second: guest, third: guest, fourth: guest })
    .describe(
      'Guests who booked direct: a couple (the newest booking), a family, a group, one guest. Texts use them as {{guest.first}}.',
    ),
  staff: z
    .strictObject({ manager: text, housekeeper: text, secondHousekeeper: text, driver: text })
    .describe('First and last names. Texts use them as {{staff.manager}}.'),
  towns: z
    .array(text)
    .length(4)
    .describe(
      'Towns on the map of the pickups: in the north, in the middle, in the east and in the south.',
    ),
  families: z
    .array(text.max(6))
    .length(8)
    .describe('Families on the paper calendar, two at each property.'),
  sample,
});

export type Portfolio = z.output<typeof portfolioSchema>;
export type PropertyId = keyof Portfolio['properties'];
export type GuestId = keyof Portfolio['guests'];

/** Facts from the portfolio: `region`, `property.first.name`, `guest.first`, `staff.manager` and so on. */
export function portfolioFacts({ region, properties, guests, staff }: Portfolio): Facts {
  const named = (prefix: string, values: Record<string, string>) =>
    Object.entries(values).map(([id, value]) => [`${prefix}.${id}`, value] as const);
  return {
    region,
    ...Object.fromEntries([
      ...Object.entries(properties).flatMap(([id, fields]) => named(`property.${id}`, fields)),
      ...named('guest', guests),
      ...named('staff', staff),
    ]),
  };
}
