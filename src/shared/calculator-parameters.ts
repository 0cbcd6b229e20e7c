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
