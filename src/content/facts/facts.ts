import { formatMoney } from '../../shared/money.ts';
import { listInText } from '../../shared/list-format.ts';
import { currencyFacts } from './currency.ts';
import type { Plan } from './plan.ts';
import { formatDate } from '../../shared/format-date.ts';
import type { Terms } from './terms.ts';
import type { BookingSite } from './booking-site.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { formatPercent, type Wording } from './wording.ts';

/** Facts about the company that copy refers to by name. */
export interface CompanyFacts {
  name: string;
  /** The registered name of the company, if it is given. */
  owner?: string | undefined;
  mail: string;
  phone: string;
  address: string;
  tagline: string;
  siteOrigin: string;
  contactRetentionDays: number;
  productOrigin: string;
  /** Where visits are counted, if they are. */
  analyticsUrl?: string | null;
}

/** Facts from config and commercial terms, which the plan catalog may refer to. */
export function companyFacts(company: CompanyFacts, terms: Terms, wording: Wording): Facts {
  return {
    brand: company.name,
    owner: company.owner ?? company.name,
    tagline: company.tagline,
    mail: company.mail,
    phone: company.phone,
    address: company.address,
    siteHost: new URL(company.siteOrigin).host,
    contactRetentionDays: String(company.contactRetentionDays),
    productHost: new URL(company.productOrigin).host,
    analyticsHost: new URL(company.analyticsUrl ?? company.siteOrigin).host,
    ...currencyFacts(terms.currency, wording),
    trialDays: String(terms.trialDays),
    exportDays: String(terms.exportDays),
    feePercent: formatPercent(terms.directBookingFeePercent, wording.locale),
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
    legalUpdated: formatDate(terms.legalUpdated, wording.locale),
    governingLaw: terms.governingLaw,
  };
}

/** What texts can name of a plan. */
type NamedPlan = Pick<Plan, 'id' | 'title' | 'alias' | 'price' | 'modules' | 'teamMembers'>;

/**
 * Facts of the plan catalog: `plan.pro.name`, `plan.pro.monthly` and so on, `yearlySavingPercent`,
 * `planWith.loyalty`, the first plan with a module, and the names of the plans that the terms refer to.
 */
export function planFacts(plans: readonly NamedPlan[], terms: Terms, { locale }: Wording): Facts {
  const nameOf = (plan: string) => plans.find(({ id }) => id === plan)?.title ?? plan;
  const firstWithEmergency = plans.findIndex(({ id }) => id === terms.emergencySupport.fromPlan);
  const withEmergency = plans.slice(firstWithEmergency).map(({ title }) => title);
  const facts: Record<string, string> = {
    trialPlan: nameOf(terms.trialPlan),
    emergencyPlans: listInText(withEmergency, locale),
    yearlySavingPercent: formatPercent(terms.yearlySavingPercent, locale),
  };
  const print = (amount: number) => formatMoney(amount, { currency: terms.currency, locale });
  for (const plan of plans) {
    facts[`plan.${plan.id}.name`] = plan.title;
    facts[`plan.${plan.id}.alias`] = plan.alias;
    facts[`plan.${plan.id}.teamMembers`] = String(plan.teamMembers);
    for (const id of plan.modules) facts[`planWith.${id}`] ??= plan.title;
    if (plan.price === null) continue;
    facts[`plan.${plan.id}.monthly`] = print(plan.price.monthly);
    facts[`plan.${plan.id}.yearly`] = print(plan.price.yearly);
  }
  return facts;
}

/** Facts of the booking sites: `ota.airbnb.name` and `ota.airbnb.percent`, the default commission. */
export function bookingSiteFacts(
  sites: readonly Pick<BookingSite, 'id' | 'name' | 'commissionPercent'>[],
  { locale }: Wording,
): Facts {
  return Object.fromEntries(
    sites.flatMap(({ id, name, commissionPercent }) => [
      [`ota.${id}.name`, name],
      [`ota.${id}.percent`, formatPercent(commissionPercent, locale)],
    ]),
  );
}
