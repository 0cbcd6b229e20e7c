import { content, language } from '../../language.ts';
import { priceWords, type PlanPrice } from '../../../src/content/facts/plan.ts';
import { currencySymbol } from '../../../src/shared/money.ts';
import { money, percent, wholeMoney } from '../money.ts';
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
  usualDirectPercent,
} from '../../../src/features/calculator/rules/savings.ts';

const { plans, bookingSites, cardProcessing, terms, testimonials, pages } = content;

const prices = plans.flatMap(({ price }) => (price ? [price] : []));
const wordsOf = (priced: PlanPrice) => {
  const { monthly, yearly } = priceWords(priced, content.money);
  return [monthly, yearly.price, yearly.total, yearly.saving];
};
const planPrices = new Set(prices.flatMap((price) => wordsOf(price)));
const yearlySaving = new Set([percent(content.terms.yearlySavingPercent)]);
const fee = percent(terms.directBookingFeePercent);

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
 * and keeps, also at the usual share of direct bookings, the revenue at which that turns, and by how much the plans differ.
 */
function calculatorResults(): Set<string> {
  const results = pairs.flatMap((inputs) => {
    const breakEven = (breakEvenRevenueCents(inputs, nightlyRate.max) ?? 0) / 100;
    const amounts = Object.values(calculateSavings(inputs)).map(roundToWhole);
    const usual = calculateSavings({ ...inputs, directPercent: usualDirectPercent });
    amounts.push(roundToWhole(usual.monthlySavings), roundToWhole(usual.yearlySavings));
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
  ].flatMap((text) => text.match(new RegExp(rate, 'g')) ?? []);
  const rates = bookingSites.map(({ commissionPercent }) => commissionPercent);
  const turns = pairs.flatMap((inputs) => findPayOffValue(inputs, 'occupancyPercent') ?? []);
  return new Set([
    ...quoted,
    ...[...rates, ...turns, cardProcessing.percent, min, max, usual, usualDirectPercent].map(
      percent,
    ),
  ]);
}

const symbol = escapeRegExp(currencySymbol(terms.currency, content.money.locale));
const parts = new Intl.NumberFormat(content.money.locale).formatToParts(1234.5);
const number = String.raw`\d+(?:${separator('group')}\d{3})*(?:${separator('decimal')}\d+)?`;
const amount = String.raw`${symbol}\s?${number}`;
const rate = String.raw`\d+(?:${separator('decimal')}\d+)?%`;
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

/** How a language says what a figure is of. Each pattern's group is the figure. */
interface FigureWords {
  amountOfPlan: RegExp;
  /** Our fee for a direct booking. */
  fee: RegExp;
  /** What yearly billing saves. */
  saving: RegExp;
  trialDays: readonly RegExp[];
  days: RegExp;
}

const figureWords: Record<string, FigureWords> = {
  en: {
    amountOfPlan: new RegExp(
      String.raw`(${amount})(?=\s*(?:(?:\/|an? |per )(?:mo\b|month|year)|billed|once a year|plan\b))`,
      'gi',
    ),
    fee: new RegExp(
      String.raw`(${rate})(?= (?:platform |booking )?fee\b| (?:of|on) (?:each|the|every|direct)\b)`,
      'gi',
    ),
    saving: new RegExp(String.raw`\bsaves? (${rate})`, 'gi'),
    trialDays: [
      /\b(\d+)-day\b/g,
      /\b(?:free for|trial (?:of|is|lasts)|lasts) (\d+) days/gi,
      /\b(\d+) (?:free days|days(?: free|'? (?:free )?trial| of trial))/gi,
    ],
    days: /\b(\d+) days\b/g,
  },
  id: {
    amountOfPlan: new RegExp(
      String.raw`(${amount})(?=\s*(?:(?:\/|per |se)\s?(?:bln\b|bulan|thn\b|tahun)|ditagih))`,
      'gi',
    ),
    fee: new RegExp(
      String.raw`(?<=\bbiaya (?:layanan )?|\bmengambil |\bdikenai )(${rate})|(${rate})(?= (?:untuk|dari) (?:setiap |tiap )?pemesanan langsung)`,
      'gi',
    ),
    saving: new RegExp(String.raw`\b(?:meng)?hemat (${rate})`, 'gi'),
    trialDays: [
      /\b(?:uji coba|coba gratis|gratis)(?: gratis)?(?: selama)? (\d+) hari/gi,
      /\b(\d+) hari (?:gratis|uji coba)/gi,
    ],
    days: /\b(\d+) hari\b/g,
  },
};

/** Without words of its language, a page is searched for amounts and rates of any kind. */
const words = figureWords[language];

/** Whatever a pattern finds must be among the figures allowed there. */
const rules: { found: RegExp; allowed: Set<string>; appliesToImages?: boolean }[] = [
  { found: /"(?:price|lowPrice|highPrice)":\s*"?(\d[\d.]*)/g, allowed: bare(planPrices) },
  { found: new RegExp(`(${amount})`, 'g'), allowed: everyAmount },
  { found: new RegExp(`(${rate})`, 'g'), allowed: everyPercent },
  ...(words
    ? [
        // An amount for a month or a year is a plan's price or the calculator's, in pictures too.
        { found: words.amountOfPlan, allowed: ofPeriods, appliesToImages: true },
        { found: words.fee, allowed: new Set([fee]), appliesToImages: true },
        { found: words.saving, allowed: yearlySaving },
        ...words.trialDays.map((found) => ({ found, allowed: trialDays })),
        { found: words.days, allowed: everyDays },
      ]
    : []),
];

function separator(type: 'group' | 'decimal'): string {
  return escapeRegExp(parts.find((part) => part.type === type)?.value ?? '');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[$.]/g, String.raw`\$&`);
}

/** Prices as structured data has them, without the currency: `1990.5`. */
function bare(printed: Set<string>): Set<string> {
  const plain = (each: string) =>
    each
      .replaceAll(new RegExp(separator('group'), 'g'), '')
      .replace(new RegExp(separator('decimal')), '.');
  return new Set([...printed].map((each) => String(Number(plain(each).replaceAll(/[^\d.]/g, '')))));
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
        .filter(([, first, second]) => !allowed.has(first ?? second ?? ''))
        .map(({ index }) => text.slice(Math.max(index - 30, 0), index + 40)),
    );
}
