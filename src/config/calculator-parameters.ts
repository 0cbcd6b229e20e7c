/**
 * The parameters of the calculator in an address. It also has one for each booking site: its id. `stay` and `cards` are only
 * in links from before.
 */
export const calculatorParameters = [
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

export type CalculatorParameter = (typeof calculatorParameters)[number];
