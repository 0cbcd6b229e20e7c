import { calculatorParameters } from '../../../shared/calculator-parameters.ts';
import { replaceParameters, saidOnce } from '../../../shared/query-string.ts';
import {
  amountLimits,
  amountNames,
  startChoice,
  type Choice,
  amountOf,
  type FixedAmountName,
} from './choice.ts';
import type { CalculatorOptions } from './options.ts';
import type { InputLimits } from './savings.ts';

/** Names of the fixed numbers in the address; a platform's commission has the platform's id. */
const parameters: Record<FixedAmountName, (typeof calculatorParameters)[number]> = {
  nightlyRateUsd: 'rate',
  occupancyPercent: 'occupancy',
  propertyCount: 'properties',
  directPercent: 'direct',
  stayNights: 'stay',
};

const parameterOf = (name: string) => (parameters as Record<string, string>)[name] ?? name;

/** Every parameter of the address that is the calculator's; all others belong to somebody else. */
export function addressNames({ otas }: CalculatorOptions): string[] {
  return [...calculatorParameters, ...otas.map(({ id }) => id)];
}

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
  const said = (name: string) => saidOnce(query, name);
  const choice = startChoice(options);
  for (const name of amountNames(options)) {
    const amount = parseAddressAmount(said(parameterOf(name)), amountLimits(options, name));
    if (amount !== null) choice.amounts[name] = amount;
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
  const said = amountNames(options).flatMap((name) => {
    const amount = amountOf(choice, name);
    return amount === amountOf(start, name) ? [] : [`${parameterOf(name)}=${amount}`];
  });
  if (choice.otaId !== start.otaId) said.push(`ota=${choice.otaId}`);
  if (choice.planId !== start.planId) said.push(`plan=${choice.planId}`);
  if (choice.isYearly) said.push('view=yearly');
  if (choice.hasProcessing) said.push('cards=on');
  return replaceParameters(search, addressNames(options), said);
}
