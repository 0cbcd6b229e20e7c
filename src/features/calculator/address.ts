import { parametersOf } from '../../shared/calculator-parameters.ts';
import { readSingleParameter } from '../../shared/query-string.ts';
import { replaceParameters } from '../../shared/replace-parameters.ts';
import { defaultChoice, type Choice } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { isAllowed } from './parse-amount.ts';

/**
 * Reads the choice from an address. Missing, unknown, repeated and out-of-range values get their
 * defaults, so that every address gives a valid choice.
 */
export function readAddress(search: string, options: CalculatorOptions): Choice {
  const query = new URLSearchParams(search);
  const read = (name: string) => readSingleParameter(query, name);
  const choice = defaultChoice(options);
  for (const [name, rules] of Object.entries(options.amounts)) {
    const text = read(rules.parameter);
    const isNumber = /^\d{1,9}(?:\.\d{1,2})?$/.test(text);
    if (isNumber && isAllowed(Number(text), rules)) choice.amounts[name] = Number(text);
  }
  const knownId = (list: readonly { id: string }[], id: string, fallback: string) =>
    list.some((each) => each.id === id) ? id : fallback;
  return {
    ...choice,
    otaId: knownId(options.otas, read('ota'), choice.otaId),
    planId: knownId(options.plans, read('plan'), choice.planId),
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
  const defaults = defaultChoice(options);
  const changed = Object.entries(options.amounts).flatMap(([name, rules]) => {
    const amount = choice.amounts[name] ?? rules.default;
    return amount === rules.default ? [] : [`${rules.parameter}=${amount}`];
  });
  if (choice.otaId !== defaults.otaId) changed.push(`ota=${choice.otaId}`);
  if (choice.planId !== defaults.planId) changed.push(`plan=${choice.planId}`);
  if (choice.isYearly) changed.push('view=yearly');
  if (choice.isBilledYearly) changed.push('billing=yearly');
  if (choice.hasProcessing) changed.push('cards=on');
  return replaceParameters(search, parametersOf(options.otas), changed);
}

/** The address that opens the calculator with the same choice. */
export function shareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
