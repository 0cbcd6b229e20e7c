import { parametersOf } from '../../shared/calculator-parameters.ts';
import { readSingleParameter } from '../../shared/query-string.ts';
import { replaceParameters } from '../../shared/replace-parameters.ts';
import { changeAmount, createDefaultChoice, readAmount, type Choice } from './choice.ts';
import { findOption, findRules, type AmountName, type CalculatorOptions } from './options.ts';
import { isAllowed } from './parse-amount.ts';

/** The numbers by their parameters; the parameter of a commission is the id of its OTA. */
const amountParameters: readonly (readonly [parameter: string, name: AmountName])[] = [
  ['rate', 'nightlyRate'],
  ['occupancy', 'occupancyPercent'],
  ['properties', 'propertyCount'],
  ['direct', 'directPercent'],
  ['stay', 'stayNights'],
];

/** Each number with its parameter, and the OTA that it belongs to. */
const listAmounts = ({ otas }: CalculatorOptions, otaId: string) => [
  ...amountParameters.map(([parameter, name]) => ({ parameter, name, otaId })),
  ...otas.map(({ id }) => ({ parameter: id, name: 'commissionPercent' as const, otaId: id })),
];

/**
 * Reads the choice from an address. Missing, unknown, repeated and out-of-range values get their
 * defaults, so that every address gives a valid choice.
 */
export function readAddress(search: string, options: CalculatorOptions): Choice {
  const query = new URLSearchParams(search);
  const read = (name: string) => readSingleParameter(query, name);
  let choice = createDefaultChoice(options);
  for (const { parameter, name, otaId } of listAmounts(options, choice.otaId)) {
    const text = read(parameter);
    const isNumber = /^\d{1,9}(?:\.\d{1,2})?$/.test(text);
    if (isNumber && isAllowed(Number(text), findRules(name, options)))
      choice = changeAmount({ ...choice, otaId }, name, Number(text));
  }
  return {
    ...choice,
    otaId: findOption(options.otas, read('ota')).id,
    planId: findOption(options.plans, read('plan')).id,
    isYearly: read('view') === 'yearly',
    isBilledYearly: read('billing') === 'yearly',
    hasProcessing: read('cards') === 'on',
  };
}

/**
 * The query for a choice: only values other than the defaults, `?rate=200&ota=vrbo`, or nothing. Other
 * parameters of the address stay as they are.
 */
export function writeAddress(choice: Choice, options: CalculatorOptions, search = ''): string {
  const defaults = createDefaultChoice(options);
  const changed = listAmounts(options, choice.otaId).flatMap(({ parameter, name, otaId }) => {
    const amount = readAmount({ ...choice, otaId }, name);
    return amount === readAmount({ ...defaults, otaId }, name) ? [] : [`${parameter}=${amount}`];
  });
  if (choice.otaId !== defaults.otaId) changed.push(`ota=${choice.otaId}`);
  if (choice.planId !== defaults.planId) changed.push(`plan=${choice.planId}`);
  if (choice.isYearly) changed.push('view=yearly');
  if (choice.isBilledYearly) changed.push('billing=yearly');
  if (choice.hasProcessing) changed.push('cards=on');
  return replaceParameters(search, parametersOf(options.otas), changed);
}

/** The address that opens the calculator with the same choice. */
export function writeShareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
