import { content } from '../../../src/content/content.ts';
import { priceWords, yearlySavingPercent } from '../../../src/content/facts/plan.ts';
import { formatUsd } from '../../../src/shared/money.ts';
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
  roundToDollars,
} from '../../../src/features/calculator/rules/savings.ts';

const { plans, bookingSites, cardProcessing, terms, testimonials, pages } = content;

const prices = plans.flatMap(({ price }) => (price ? [price] : []));
const planPrices = new Set(prices.flatMap((price) => Object.values(priceWords(price))));
const yearlySaving = new Set(prices.map((price) => `${yearlySavingPercent(price)}%`));
const fee = `${terms.directBookingFeePercent}%`;

/** Every platform with every plan, before anyone has touched the calculator. */
const { nightlyRateUsd, occupancyPercent, propertyCount } = inputLimits;
const start = {
  nightlyRateUsd: nightlyRateUsd.default,
  occupancyPercent: occupancyPercent.default,
  propertyCount: propertyCount.default,
};
const pairs = prices.flatMap(({ monthly }) =>
  bookingSites.map(({ commissionPercent }) => ({
    ...start,
    ...defaultAssumptions,
    otaCommissionPercent: commissionPercent,
    planFeeUsd: monthly,
    directBookingFeePercent: terms.directBookingFeePercent,
  })),
);

/**
 * What the calculator says before anyone has touched it: of every platform and plan, what each costs
 * and keeps, the revenue at which that turns, and by how much the plans differ.
 */
function calculatorResults(): Set<string> {
  const results = pairs.flatMap((inputs) => {
    const breakEvenUsd = (breakEvenRevenueCents(inputs) ?? 0) / 100;
    const amounts = Object.values(calculateSavings(inputs)).map(roundToDollars);
    return [...amounts, Math.floor(breakEvenUsd), Math.ceil(breakEvenUsd)];
  });
  const differences = prices.flatMap((price) =>
    prices.map(({ monthly }) => price.monthly - monthly),
  );
  const revenueUsd = monthlyRevenueCents(start) / 100;
  return new Set([...results, ...differences, revenueUsd].map((usd) => formatUsd(Math.abs(usd))));
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

const dollars = /\$\d+(?:,\d{3})*(?:\.\d+)?/g;
const percent = /\d+(?:\.\d+)?%/g;
const ofPeriods = new Set([...planPrices, ...calculatorResults()]);
const { min: leastUsd, max: mostUsd, default: startUsd } = inputLimits.nightlyRateUsd;
const perBooking = `$${(cardProcessing.perBookingCents / 100).toFixed(2)}`;
const everyDollar = new Set([
  ...ofPeriods,
  ...[leastUsd, mostUsd, startUsd].map(formatUsd),
  perBooking,
]);
const everyPercent = new Set([fee, ...yearlySaving, ...citedPercents()]);
const trialDays = new Set([String(terms.trialDays)]);
const everyDays = new Set([...trialDays, String(terms.exportDays), String(daysPerMonth)]);

/** Each pattern's first group is a figure; whatever it finds must be among those allowed there. */
const rules: { found: RegExp; allowed: Set<string>; appliesToImages?: boolean }[] = [
  // An amount for a month or a year is a plan's price or the calculator's, in pictures too.
  {
    found:
      /(\$\d+(?:,\d{3})*(?:\.\d+)?)(?=\s*(?:(?:\/|an? |per )(?:mo\b|month|year)|billed|once a year|plan\b))/gi,
    allowed: ofPeriods,
    appliesToImages: true,
  },
  { found: /"(?:price|lowPrice|highPrice)":\s*"?(\d[\d.]*)/g, allowed: bare(planPrices) },
  { found: new RegExp(`(${dollars.source})`, 'g'), allowed: everyDollar },
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

function bare(words: Set<string>): Set<string> {
  return new Set([...words].map((word) => word.replaceAll(/[$,]/g, '')));
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
