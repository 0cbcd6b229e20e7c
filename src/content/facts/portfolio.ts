import { z } from 'zod';
import { each, group, name, sample } from '../fields/text.ts';
import type { Facts } from '../fields/fill-facts.ts';

/** The made-up properties and people in the drawings. Their names are defined only here. */
export const portfolioSchema = group({
  region: name.describe('Where the properties are. Texts use it as {{region}}.'),
  properties: group(
    'The four properties: terraces, a beach, a cliff and palms in the drawings. Texts use them as {{property.first.name}}.',
    each(
      ['first', 'second', 'third', 'fourth'],
      group({
        name: name.max(16).describe('At most 16 letters.'),
        short: name.max(8).describe('What the people there call it: at most 8 letters.'),
        place: name.describe('The village or town.'),
      }),
    ),
  ),
  guests: group(
    'Guests who booked direct, the first of them just now. Texts use them as {{guest.first}}. At most 18 letters.',
    { first: 'A couple.', second: 'A family.', third: 'A group.', fourth: 'One guest.' },
  ),
  staff: group(
    'The people who work there. Texts use them as {{staff.manager}}.',
    each(
      ['manager', 'housekeeper', 'secondHousekeeper', 'driver'],
      name.describe('First name and last name.'),
    ),
  ),
  towns: z
    .array(name)
    .length(4)
    .describe(
      'Towns on the map of the pickups: in the north, in the middle, in the east and in the south.',
    ),
  families: z
    .array(name.max(6))
    .length(8)
    .describe('Families on the paper calendar, two at each property. At most 6 letters.'),
  sample,
});

export type Portfolio = z.output<typeof portfolioSchema>;
export type PropertyId = keyof Portfolio['properties'];
export type GuestId = keyof Portfolio['guests'];

const { shape } = portfolioSchema;

/** The names of the facts from the portfolio. */
export const portfolioFactNames: readonly string[] = [
  'region',
  ...Object.entries(shape.properties.shape).flatMap(([id, property]) =>
    Object.keys(property.shape).map((field) => `property.${id}.${field}`),
  ),
  ...Object.keys(shape.guests.shape).map((id) => `guest.${id}`),
  ...Object.keys(shape.staff.shape).map((id) => `staff.${id}`),
];

/** Facts from the portfolio: `region`, `property.first.name`, `guest.first`, `staff.manager` and so on. */
export function portfolioFacts({ region, properties, guests, staff }: Portfolio): Facts {
  const named = (prefix: string, values: object) =>
    Object.entries(values).map(([id, value]) => [`${prefix}.${id}`, String(value)] as const);
  return {
    region,
    ...Object.fromEntries([
      ...Object.entries(properties).flatMap(([id, property]) => named(`property.${id}`, property)),
      ...named('guest', guests),
      ...named('staff', staff),
    ]),
  };
}
