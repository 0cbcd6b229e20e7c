/** Parameters of the calculator's address, whatever the booking sites are; the others are ids of sites. */
export const calculatorParameters = [
  'rate',
  'occupancy',
  'properties',
  'direct',
  'stay',
  'ota',
  'plan',
  'view',
  'cards',
] as const;

/** The most properties that the calculator counts. */
export const maxPropertyCount = 50;

/** How many properties the calculator starts with. */
export const defaultPropertyCount = 1;

/** The query that opens the calculator with a number of properties: `?properties=10`, or nothing. */
export function propertyCountQuery(count: number): string {
  return count === defaultPropertyCount ? '' : `?properties=${count}`;
}
