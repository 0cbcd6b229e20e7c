import { calculatorParameters } from '../../../shared/calculator-parameters.ts';
import { readSingleParameter } from '../../../shared/query-string.ts';
import { replaceParameters } from '../../../shared/replace-parameters.ts';
import {
  amountLimits,
  amountNames,
  amountOf,
  defaultChoiceFor,
  type Choice,
  type FixedAmountName,
} from '../rules/choice.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import type { InputLimits } from '../rules/savings.ts';

/** The address parameter of each fixed number; an OTA's commission has the OTA's id. */
const parameters: Record<FixedAmountName, (typeof calculatorParameters)[number]> = {
  nightlyRate: 'rate',
  occupancyPercent: 'occupancy',
  propertyCount: 'properties',
  directPercent: 'direct',
  stayNights: 'stay',
};

const parameterOf = (name: string) => (parameters as Record<string, string>)[name] ?? name;

/** All address parameters that belong to the calculator. */
export function addressNames({ otas }: CalculatorOptions): string[] {
  return [...calculatorParameters, ...otas.map(({ id }) => id)];
}

/**
 * Parses a number from the address. Unlike a typed amount (see parse-amount.ts), it is never adjusted:
 * returns `null` unless it consists of digits, is within the limits and has the right precision.
 */
function parseAddressAmount(text: string, { min, max, step }: InputLimits): number | null {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max && value % Math.min(step, 1) === 0 ? value : null;
}

/**
 * Reads the choice from an address. Missing, unknown, repeated and out-of-range values get their
 * defaults, so that every address gives a valid choice.
 */
export function readAddress(search: string, options: CalculatorOptions): Choice {
  const query = new URLSearchParams(search);
  const read = (name: string) => readSingleParameter(query, name);
  const choice = defaultChoiceFor(options);
  for (const name of amountNames(options)) {
    const amount = parseAddressAmount(read(parameterOf(name)), amountLimits(options, name));
    if (amount !== null) choice.amounts[name] = amount;
  }
  const knownId = (list: readonly { id: string }[], id: string, fallback: string) =>
    list.some((each) => each.id === id) ? id : fallback;
  return {
    ...choice,
    otaId: knownId(options.otas, read('ota'), choice.otaId),
    planId: knownId(options.plans, read('plan'), choice.planId),
    isYearly: read('view') === 'yearly',
    hasProcessing: read('cards') === 'on',
  };
}

/** The query for a choice: only values other than the defaults, `?rate=200&ota=vrbo`, or nothing. */
export function writeAddress(choice: Choice, options: CalculatorOptions): string {
  return replaceInAddress('', choice, options);
}

/** The query of an address with the calculator's parameters replaced; others stay as they are. */
export function replaceInAddress(
  search: string,
  choice: Choice,
  options: CalculatorOptions,
): string {
  const defaults = defaultChoiceFor(options);
  const changed = amountNames(options).flatMap((name) => {
    const amount = amountOf(choice, name);
    return amount === amountOf(defaults, name) ? [] : [`${parameterOf(name)}=${amount}`];
  });
  if (choice.otaId !== defaults.otaId) changed.push(`ota=${choice.otaId}`);
  if (choice.planId !== defaults.planId) changed.push(`plan=${choice.planId}`);
  if (choice.isYearly) changed.push('view=yearly');
  if (choice.hasProcessing) changed.push('cards=on');
  return replaceParameters(search, addressNames(options), changed);
}

/** The address that opens the calculator with the same choice. */
export function shareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
