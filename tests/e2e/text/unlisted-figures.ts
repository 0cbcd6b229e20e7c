import { content } from '../../language.ts';
import {
  priceWords,
  yearlySavingPercent,
  type PlanPrice,
} from '../../../src/content/facts/plan.ts';
import { currencySymbol } from '../../../src/shared/money.ts';
import { money, wholeMoney } from '../money.ts';
import {
  breakEvenRevenueCents,
  findPayOffValue,
} from '../../../src/features/calculator/rules/break-even.ts';
import {
  calculateSavings,
  daysPerMonth,
  inputLimits,
  monthlyRevenueCents,
  defaultAssumptions,
  roundToWhole,
} from '../../../src/features/calculator/rules/savings.ts';

const { plans, bookingSites, cardProcessing, terms, testimonials, pages } = content;

const prices = plans.flatMap(({ price }) => (price ? [price] : []));
const wordsOf = (price: PlanPrice) => {
  const { monthly, yearly } = priceWords(price, content.money);
  return yearly ? [monthly, yearly.price, yearly.total, yearly.saving] : [monthly];
};
const planPrices = new Set(prices.flatMap((price) => wordsOf(price)));
const yearlySaving = new Set(prices.map((price) => `${yearlySavingPercent(price)}%`));
const fee = `${terms.directBookingFeePercent}%`;

/** Every platform with every plan, before anyone has touched the calculator. */
const { occupancyPercent, propertyCount } = inputLimits;
const { nightlyRate } = content.calculator;
const start = {
  nightlyRate: nightlyRate.default,
  occupancyPercent: occupancyPercent.default,
  propertyCount: propertyCount.default,
};
const pairs = prices.flatMap(({ monthly }) =>
  bookingSites.map(({ commissionPercent }) => ({
    ...start,
    ...defaultAssumptions,
    otaCommissionPercent: commissionPercent,
    planFee: monthly,
    directBookingFeePercent: terms.directBookingFeePercent,
  })),
);

/**
 * What the calculator says before anyone has touched it: of every platform and plan, what each costs
 * and keeps, the revenue at which that turns, and by how much the plans differ.
 */
function calculatorResults(): Set<string> {
  const results = pairs.flatMap((inputs) => {
    const breakEven = (breakEvenRevenueCents(inputs, nightlyRate.max) ?? 0) / 100;
    const amounts = Object.values(calculateSavings(inputs)).map(roundToWhole);
    return [...amounts, Math.floor(breakEven), Math.ceil(breakEven)];
  });
  const differences = prices.flatMap((price) =>
    prices.map(({ monthly }) => price.monthly - monthly),
  );
  const revenue = monthlyRevenueCents(start) / 100;
  return new Set(
    [...results, ...differences, revenue].map((amount) => wholeMoney(Math.abs(amount))),
  );
}

/**
 * Rates that are not ours to set: the OTAs' own, as cited, what customers are quoted with, and the
 * occupancy at which a plan pays off.
 */
function citedPercents(): Set<string> {
  const { min, max, default: usual } = occupancyPercent;
  const quoted = [
    ...bookingSites.map(({ note }) => note),
    ...testimonials.map(({ content: quote }) => quote),
    ...pages.home.hero.claims.map(({ value }) => value),
  ].flatMap((text) => text.match(percent) ?? []);
  const rates = bookingSites.map(({ commissionPercent }) => commissionPercent);
  const turns = pairs.flatMap((inputs) => findPayOffValue(inputs, 'occupancyPercent') ?? []);
  return new Set([
    ...quoted,
    ...[...rates, ...turns, cardProcessing.percent, min, max, usual].map((rate) => `${rate}%`),
  ]);
}

const symbol = escapeRegExp(currencySymbol(terms.currency, content.money.locale));
const amount = String.raw`${symbol}\s?\d+(?:,\d{3})*(?:\.\d+)?`;
const percent = /\d+(?:\.\d+)?%/g;
const ofPeriods = new Set([...planPrices, ...calculatorResults()]);
const perBooking = money(cardProcessing.perBookingCents / 100);
const everyAmount = new Set([
  ...ofPeriods,
  ...[nightlyRate.min, nightlyRate.max, nightlyRate.default].map(money),
  perBooking,
]);
const everyPercent = new Set([fee, ...yearlySaving, ...citedPercents()]);
const trialDays = new Set([String(terms.trialDays)]);
const everyDays = new Set([...trialDays, String(terms.exportDays), String(daysPerMonth)]);

/** Each pattern's first group is a figure; whatever it finds must be among those allowed there. */
const rules: { found: RegExp; allowed: Set<string>; appliesToImages?: boolean }[] = [
  // An amount for a month or a year is a plan's price or the calculator's, in pictures too.
  {
    found: new RegExp(
      String.raw`(${amount})(?=\s*(?:(?:\/|an? |per )(?:mo\b|month|year)|billed|once a year|plan\b))`,
      'gi',
    ),
    allowed: ofPeriods,
    appliesToImages: true,
  },
  { found: /"(?:price|lowPrice|highPrice)":\s*"?(\d[\d.]*)/g, allowed: bare(planPrices) },
  { found: new RegExp(`(${amount})`, 'g'), allowed: everyAmount },
  // A fee is ours, a saving that of yearly billing.
  {
    found:
      /(\d+(?:\.\d+)?%)(?= (?:platform |booking )?fee\b| (?:of|on) (?:each|the|every|direct))/gi,
    allowed: new Set([fee]),
    appliesToImages: true,
  },
  { found: /\bsaves? (\d+(?:\.\d+)?%)/gi, allowed: yearlySaving },
  { found: new RegExp(`(${percent.source})`, 'g'), allowed: everyPercent },
  // Days of a trial, then days of anything.
  { found: /\b(\d+)-day\b/g, allowed: trialDays },
  { found: /\b(?:free for|trial (?:of|is|lasts)|lasts) (\d+) days/gi, allowed: trialDays },
  {
    found: /\b(\d+) (?:free days|days(?: free|'? (?:free )?trial| of trial))/gi,
    allowed: trialDays,
  },
  { found: /\b(\d+) days\b/g, allowed: everyDays },
];

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$.]/g, String.raw`\$&`);
}

function bare(words: Set<string>): Set<string> {
  return new Set([...words].map((word) => String(Number(word.replaceAll(/[^\d.]/g, '')))));
}

/**
 * Prices, rates and trial lengths that are not the catalogue's. Pictures of the product show what a
 * guest pays for a villa, so there only a plan's price or our fee can be wrong.
 */
export function findUnlistedFigures(text: string, isImage = false): string[] {
  return rules
    .filter(({ appliesToImages }) => appliesToImages || !isImage)
    .flatMap(({ found, allowed }) =>
      [...text.matchAll(found)]
        .filter(([, figure = '']) => !allowed.has(figure))
        .map(({ index }) => text.slice(Math.max(index - 30, 0), index + 40)),
    );
}
