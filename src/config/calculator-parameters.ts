/** The parameters of the calculator in an address. It also has one for each booking site: its id. */
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
