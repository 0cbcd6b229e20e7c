import type { CalculatorParameter } from '../../config/calculator-parameters.ts';
import { readSingleParameter } from '../../shared/query-string.ts';
import { replaceParameters } from '../../shared/replace-parameters.ts';
import { createDefaultChoice, type Choice } from './choice.ts';
import { amountRules, findOption, type AmountName, type CalculatorOptions } from './options.ts';
import { isAllowed } from './parse-amount.ts';

/** Converts a choice to address parameters. The parameter for a commission is the id of its OTA. */
function toParameters(choice: Choice): Record<string, string | number> {
  return {
    rate: choice.nightlyRate,
    occupancy: choice.occupancyPercent,
    properties: choice.propertyCount,
    direct: choice.directPercent,
    stay: choice.stayNights,
    ...choice.commissions,
    ota: choice.otaId,
    plan: choice.planId,
    view: choice.isYearly ? 'yearly' : 'monthly',
    billing: choice.isBilledYearly ? 'yearly' : 'monthly',
    cards: choice.hasProcessing ? 'on' : 'off',
  } satisfies Record<CalculatorParameter, string | number>;
}

/**
 * Reads the choice from an address. Missing, unknown, repeated and out-of-range values get their defaults, so the
 * choice is always valid.
 */
export function readAddress(search: string, options: CalculatorOptions): Choice {
  const query = new URLSearchParams(search);
  const read = (parameter: string) => readSingleParameter(query, parameter);
  const readAmount = (parameter: string, name: AmountName, fallback: number) => {
    const text = read(parameter);
    const isNumber = /^\d{1,9}(?:\.\d{1,2})?$/.test(text);
    return isNumber && isAllowed(Number(text), amountRules[name]) ? Number(text) : fallback;
  };
  const defaults = createDefaultChoice(options);
  return {
    nightlyRate: readAmount('rate', 'nightlyRate', defaults.nightlyRate),
    occupancyPercent: readAmount('occupancy', 'occupancyPercent', defaults.occupancyPercent),
    propertyCount: readAmount('properties', 'propertyCount', defaults.propertyCount),
    directPercent: readAmount('direct', 'directPercent', defaults.directPercent),
    stayNights: readAmount('stay', 'stayNights', defaults.stayNights),
    commissions: Object.fromEntries(
      options.otas.map(({ id, commissionPercent }) => [
        id,
        readAmount(id, 'commissionPercent', commissionPercent),
      ]),
    ),
    otaId: findOption(options.otas, read('ota')).id,
    planId: findOption(options.plans, read('plan')).id,
    isYearly: read('view') === 'yearly',
    isBilledYearly: read('billing') === 'yearly',
    hasProcessing: read('cards') === 'on',
  };
}

/**
 * Writes a choice into a query: only values other than the defaults, `?rate=200&ota=vrbo`, or nothing. Other parameters
 * stay the same.
 */
export function writeAddress(choice: Choice, options: CalculatorOptions, search = ''): string {
  const defaults = toParameters(createDefaultChoice(options));
  const changed = Object.entries(toParameters(choice))
    .filter(([name, value]) => value !== defaults[name])
    .map(([name, value]) => `${name}=${value}`);
  return replaceParameters(search, Object.keys(defaults), changed);
}

/** The address that opens the calculator with the same choice. */
export function writeShareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
