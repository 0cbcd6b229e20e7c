import { replaceParameters, readSingleParameter } from '../../../shared/query-string.ts';
import { amountLimits, amountNames, startChoice, type AmountName, type Choice } from './choice.ts';
import type { CalculatorOptions } from './options.ts';
import type { InputLimits } from './savings.ts';

/** Names of the numbers in the address. */
const parameters: Record<AmountName, string> = {
  nightlyRateUsd: 'rate',
  occupancyPercent: 'occupancy',
  propertyCount: 'properties',
  directPercent: 'direct',
  stayNights: 'stay',
  airbnb: 'airbnb',
  booking: 'booking',
  vrbo: 'vrbo',
  expedia: 'expedia',
  agoda: 'agoda',
};

/** Every parameter of the address that is the calculator's; all others belong to somebody else. */
export const addressNames = [...Object.values(parameters), 'ota', 'plan', 'view', 'cards'];

/**
 * The number that a parameter of the address holds, or `null` unless it is digits within the limits,
 * whole unless steps are finer. Unlike what people type (see typed-amount.ts), nothing is corrected.
 */
function parseAddressAmount(said: string, { min, max, step }: InputLimits): number | null {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(said)) return null;
  const value = Number(said);
  return value >= min && value <= max && value % Math.min(step, 1) === 0 ? value : null;
}

/**
 * The choice that an address stands for. What is missing, unknown, out of bounds or said twice is
 * left at its default, so that no address, however hostile, does anything else.
 */
export function readAddress(search: string, options: CalculatorOptions): Choice {
  const query = new URLSearchParams(search);
  const said = (name: string) => readSingleParameter(query, name);
  const limits = amountLimits(options);
  const choice = startChoice(options);
  for (const name of amountNames) {
    choice.amounts[name] =
      parseAddressAmount(said(parameters[name]), limits[name]) ?? choice.amounts[name];
  }
  const known = (list: readonly { id: string }[], id: string, otherwise: string) =>
    list.some((each) => each.id === id) ? id : otherwise;
  return {
    ...choice,
    otaId: known(options.otas, said('ota'), choice.otaId),
    planId: known(options.plans, said('plan'), choice.planId),
    isYearly: said('view') === 'yearly',
    hasProcessing: said('cards') === 'on',
  };
}

/** The query for a choice: only what differs from the start, `?rate=200&ota=vrbo`, or nothing. */
export function writeAddress(choice: Choice, options: CalculatorOptions): string {
  return replaceInAddress('', choice, options);
}

/** An address's query with the calculator's own part replaced; what others put there stays as it is. */
export function replaceInAddress(
  search: string,
  choice: Choice,
  options: CalculatorOptions,
): string {
  const start = startChoice(options);
  const said = amountNames.flatMap((name) =>
    choice.amounts[name] === start.amounts[name]
      ? []
      : [`${parameters[name]}=${choice.amounts[name]}`],
  );
  if (choice.otaId !== start.otaId) said.push(`ota=${choice.otaId}`);
  if (choice.planId !== start.planId) said.push(`plan=${choice.planId}`);
  if (choice.isYearly) said.push('view=yearly');
  if (choice.hasProcessing) said.push('cards=on');
  return replaceParameters(search, addressNames, said);
}
