import { formatUsd } from '../../shared/money.ts';
import { yearlySavingPercent, type Plan } from './plan.ts';
import { formatDate, type Terms } from './terms.ts';
import type { Facts } from '../fields/tokens.ts';

/** What copy may say of the company without typing it. */
export interface CompanyFacts {
  name: string;
  mail: string;
  phone: string;
  address: string;
  tagline: string;
  siteOrigin: string;
  productOrigin: string;
}

/** Facts from config and commercial terms: all that the plan catalogue itself may refer to. */
export function companyFacts(company: CompanyFacts, terms: Terms): Facts {
  return {
    brand: company.name,
    tagline: company.tagline,
    mail: company.mail,
    phone: company.phone,
    address: company.address,
    siteHost: new URL(company.siteOrigin).host,
    productHost: new URL(company.productOrigin).host,
    trialDays: String(terms.trialDays),
    exportDays: String(terms.exportDays),
    feePercent: `${terms.directBookingFeePercent}%`,
    supportHours: terms.supportHours,
    replyHours: String(terms.replyHours),
    foundedYear: String(terms.foundedYear),
    foundedIn: terms.foundedIn,
    legalUpdated: formatDate(terms.legalUpdated),
    governingLaw: terms.governingLaw,
  };
}

/**
 * Facts of the plan catalogue: `plan.pro.name`, `plan.pro.monthly` and so on, and the one yearly
 * saving (`yearlySavingPercent`) that all prices share.
 */
export function planFacts(plans: readonly Plan[]): Facts {
  const facts: Record<string, string> = {};
  for (const plan of plans) {
    facts[`plan.${plan.id}.name`] = plan.title;
    facts[`plan.${plan.id}.alias`] = plan.alias;
    facts[`plan.${plan.id}.teamMembers`] = String(plan.teamMembers);
    if (plan.price === null) continue;
    facts[`plan.${plan.id}.monthly`] = formatUsd(plan.price.monthly);
    facts[`plan.${plan.id}.yearly`] = formatUsd(plan.price.yearly);
    facts['yearlySavingPercent'] = `${yearlySavingPercent(plan.price)}%`;
  }
  return facts;
}
