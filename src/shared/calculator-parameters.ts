/** Parameters of the calculator's address, whatever the booking sites are; the others are ids of sites. */
const calculatorParameters = [
  'rate',
  'occupancy',
  'properties',
  'direct',
  'stay',
  'ota',
  'plan',
  'view',
  'billing',
  'cards',
] as const;

/** All parameters of the calculator's address. */
export const parametersOf = (sites: readonly { id: string }[]): string[] => [
  ...calculatorParameters,
  ...sites.map(({ id }) => id),
];

/** The most properties that the calculator counts. */
export const maxPropertyCount = 50;

/** The query that opens the calculator with a number of properties. */
export const propertyCountQuery = (count: number) => `?properties=${count}`;
