import { loadSettings } from '../../config/settings.ts';
import {
  exampleNightlyRate,
  exampleStayNights,
  findExampleNights,
} from '../../shared/break-even.ts';
import { formatList, type Formats } from '../../shared/formats.ts';
import type { Company } from './company.ts';
import type { Facts } from './fill-facts.ts';
import type { Plan } from './plan.ts';
import type { Terms } from './terms.ts';

/** The host of an address. For localhost, it is the domain of the company's email address. */
function toHost(address: string, { mail }: Company, subdomain = ''): string {
  const { host, hostname } = new URL(address);
  return hostname === 'localhost' ? subdomain + mail.replace(/.*@/, '') : host;
}

/** The name of the currency: `US dollars`. */
function currencyName({ locale, currency }: Formats): string {
  const options = { style: 'currency', currency, currencyDisplay: 'name' } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Formats a period, in the singular or plural: `1 day`, `14 days`, `14 hari`. */
const inUnits = (count: number, unit: 'day' | 'hour', locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** The fields of a file that are text or numbers. */
const plainFacts = (values: object): Facts =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([name, value]) => [name, String(value)]),
  );

/** Facts from the company, the settings and the commercial terms. */
export function companyFacts(company: Company, terms: Terms, formats: Formats): Facts {
  const { locale, percent } = formats;
  const { analyticsUrl, productOrigin, siteOrigin } = loadSettings();
  const { name: brand, ...contact } = company;
  return {
    brand,
    owner: brand,
    ...plainFacts(contact),
    // Non-breaking spaces keep the number on one line.
    phone: contact.phone.replaceAll(' ', '\u00A0'),
    ...plainFacts(terms),
    trialPeriod: inUnits(terms.trialDays, 'day', locale),
    exportPeriod: inUnits(terms.exportDays, 'day', locale),
    replyTime: inUnits(terms.replyHours, 'hour', locale),
    siteHost: toHost(siteOrigin, company),
    productHost: toHost(productOrigin, company, 'app.'),
    analyticsHost: analyticsUrl ? new URL(analyticsUrl).host : toHost(siteOrigin, company),
    currencyName: currencyName(formats),
    yearlySavingPercent: percent(terms.yearlySavingPercent),
    feePercent: percent(terms.directBookingFeePercent),
  };
}

/**
 * Facts from the plans: `plan.pro.name`, `plan.pro.monthly` and so on; `planWith.loyalty`, the first plan with that
 * module; and the names of the plans that the terms refer to.
 */
export function planFacts(plans: readonly Plan[], terms: Terms, locale: string): Facts {
  const { trialPlan, emergencyFromPlan } = terms;
  const firstWithEmergency = plans.findIndex(({ id }) => id === emergencyFromPlan);
  const withEmergency = plans.slice(firstWithEmergency).map(({ title }) => title);
  const facts: Record<string, string> = {
    trialPlan: plans.find(({ id }) => id === trialPlan)?.title ?? trialPlan,
    emergencyPlans: formatList(withEmergency, locale),
  };
  for (const { id, title, teamMembers, modules, price } of plans) {
    facts[`plan.${id}.name`] = title;
    facts[`plan.${id}.teamMembers`] = String(teamMembers);
    for (const module of modules) facts[`planWith.${module}`] ??= title;
    if (price === null) continue;
    facts[`plan.${id}.monthly`] = price.formatted.monthly;
    facts[`plan.${id}.yearly`] = price.formatted.yearly;
  }
  return facts;
}

/**
 * Facts on when a plan pays for itself, billed monthly and at `exampleRate`: `plan.starter.nights` booked direct per
 * month, and `plan.starter.stays` of `exampleStayNights` each, after card fees.
 * @param commissionPercent what a booking site charges.
 * @param cardPercent what a payment provider charges.
 */
export function breakEvenFacts(
  plans: readonly Plan[],
  terms: Terms,
  commissionPercent: number,
  cardPercent: number,
  { number, money }: Formats,
): Facts {
  const facts: Record<string, string> = {
    exampleRate: money(exampleNightlyRate),
    exampleStayNights: number(exampleStayNights),
  };
  const savedPercent = commissionPercent - terms.directBookingFeePercent;
  for (const { id, price } of plans) {
    if (price === null) continue;
    const nights = findExampleNights(price.monthly, savedPercent);
    if (nights !== null) facts[`plan.${id}.nights`] = number(nights);
    const nightsAfterCardFees = findExampleNights(price.monthly, savedPercent - cardPercent);
    if (nightsAfterCardFees !== null)
      facts[`plan.${id}.stays`] = number(Math.ceil(nightsAfterCardFees / exampleStayNights));
  }
  return facts;
}
