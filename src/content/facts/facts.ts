import type { z } from 'zod';
import {
  analyticsUrl,
  contactRetentionDays,
  productOrigin,
  siteOrigin,
} from '../../config/site.ts';
import { formatDate } from '../../shared/format-date.ts';
import { listInText } from '../../shared/list-format.ts';
import { currencyName, currencySymbol, currencyUnits, formatMoney } from '../../shared/money.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { parseFile } from '../parse/parse-content.ts';
import type { LanguageFiles } from '../translation/language-files.ts';
import { bookingSitesSchema, type BookingSite } from './booking-site.ts';
import { companySchema, type Company } from './company.ts';
import { plansSchema, withYearlyPrices, type Plan } from './plan.ts';
import { termsSchema, type Terms } from './terms.ts';
import { formatPercent, type Wording } from './wording.ts';

const hostOf = (address: string) => new URL(address).host;

/** Facts of the company, the settings and the commercial terms. */
export function companyFacts(company: Company, terms: Terms, wording: Wording): Facts {
  const { locale, currencies } = wording;
  const named = currencies[terms.currency];
  return {
    brand: company.name,
    owner: company.owner ?? company.name,
    tagline: company.tagline,
    mail: company.mail,
    phone: company.phone,
    address: company.address,
    siteHost: hostOf(siteOrigin),
    contactRetentionDays: String(contactRetentionDays),
    productHost: hostOf(productOrigin),
    analyticsHost: hostOf(analyticsUrl ?? siteOrigin),
    currency: terms.currency,
    currencySymbol: currencySymbol(terms.currency, locale),
    currencyName: named?.name ?? currencyName(terms.currency, locale),
    currencyUnits: named?.units ?? currencyUnits(terms.currency, locale),
    trialDays: String(terms.trialDays),
    exportDays: String(terms.exportDays),
    yearlySavingPercent: formatPercent(terms.yearlySavingPercent, locale),
    feePercent: formatPercent(terms.directBookingFeePercent, locale),
    feeBase: terms.feeBase.of,
    feeRefunds: terms.feeBase.refunds,
    accountPrice: terms.accountPrice.text,
    planRenewal: terms.planTerms.renewal,
    planSwitching: terms.planTerms.switching,
    planRefunds: terms.planTerms.refunds,
    iCal: terms.iCal,
    channelManager: terms.channelManager.text,
    emergencyHours: terms.emergencySupport.hours,
    supportHours: terms.supportHours,
    replyHours: String(terms.replyHours),
    foundedYear: String(terms.foundedYear),
    foundedIn: terms.foundedIn,
    legalUpdated: formatDate(terms.legalUpdated, locale),
    governingLaw: terms.governingLaw,
  };
}

/**
 * Facts of the plans: `plan.pro.name`, `plan.pro.monthly` and so on, `planWith.loyalty`, the first plan with a
 * module, and the names of the plans that the terms refer to.
 */
export function planFacts(plans: readonly Plan[], terms: Terms, { locale }: Wording): Facts {
  const { trialPlan, emergencySupport, currency } = terms;
  const firstWithEmergency = plans.findIndex(({ id }) => id === emergencySupport.fromPlan);
  const withEmergency = plans.slice(firstWithEmergency).map(({ title }) => title);
  const facts: Record<string, string> = {
    trialPlan: plans.find(({ id }) => id === trialPlan)?.title ?? trialPlan,
    emergencyPlans: listInText(withEmergency, locale),
  };
  for (const { id, title, alias, teamMembers, modules, price } of plans) {
    facts[`plan.${id}.name`] = title;
    facts[`plan.${id}.alias`] = alias;
    facts[`plan.${id}.teamMembers`] = String(teamMembers);
    for (const module of modules) facts[`planWith.${module}`] ??= title;
    if (price === null) continue;
    facts[`plan.${id}.monthly`] = formatMoney(price.monthly, { currency, locale });
    facts[`plan.${id}.yearly`] = formatMoney(price.yearly, { currency, locale });
  }
  return facts;
}

/** Facts of the booking sites: `ota.airbnb.name` and `ota.airbnb.percent`, the default commission. */
export function bookingSiteFacts(sites: readonly BookingSite[], { locale }: Wording): Facts {
  const facts = sites.flatMap(({ id, name, commissionPercent }) => [
    [`ota.${id}.name`, name],
    [`ota.${id}.percent`, formatPercent(commissionPercent, locale)],
  ]);
  return Object.fromEntries(facts) as Facts;
}

/**
 * What the placeholders in texts are replaced by, such as `{{plan.pro.monthly}}`, in a language. Texts of plans and
 * booking sites may have some themselves, which are filled in later.
 * @throws {ContentError} naming the mistakes in a file of facts.
 */
export function readFacts({ path, yaml }: LanguageFiles, wording: Wording): Facts {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, facts?: Facts) =>
    parseFile(path(name), yaml(name), schema, facts);
  const terms = read('facts/terms.yaml', termsSchema, {});
  const plans = withYearlyPrices(read('facts/plans.yaml', plansSchema), terms);
  return {
    ...companyFacts(read('facts/company.yaml', companySchema, {}), terms, wording),
    ...planFacts(plans, terms, wording),
    ...bookingSiteFacts(read('facts/booking-sites.yaml', bookingSitesSchema), wording),
  };
}
