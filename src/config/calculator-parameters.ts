/** The parameters of the calculator in an address. It also has one for each booking site: its id. */
export const calculatorParameters = [
  'rate',
  'occupancy',
  'properties',
  'direct',
  'ota',
  'plan',
  'view',
  'billing',
] as const;

export type CalculatorParameter = (typeof calculatorParameters)[number];
