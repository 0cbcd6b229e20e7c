import { z } from 'zod';
import {
  analyticsUrl,
  contactRetentionDays,
  productOrigin,
  siteOrigin,
} from '../../config/site.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { parseEntry, parseList } from '../parse/parse-content.ts';
import type { Language } from '../translation/language.ts';
import type { LanguageFiles } from '../translation/language-files.ts';
import { bookingSiteSchema } from './booking-site.ts';
import { companySchema } from './company.ts';
import { bookingSiteFacts, companyFacts, planFacts } from './facts.ts';
import { checkCatalogue, planSchema, withYearlyPrices } from './plan.ts';
import { checkTermsPlans, termsSchema } from './terms.ts';

const namedPlanFields = {
  id: true,
  title: true,
  alias: true,
  monthly: true,
  modules: true,
  teamMembers: true,
  popular: true,
} as const;

/** The fields of plans and booking sites that say something by themselves: texts can name them. */
const namedPlan = z.object(planSchema.pick(namedPlanFields).shape);
const namedBookingSite = z.object(
  bookingSiteSchema.pick({ id: true, name: true, commissionPercent: true }).shape,
);

/**
 * What the placeholders in texts stand for, such as `{{plan.pro.monthly}}`, in a language.
 * @throws {ContentError} naming the mistakes in a file of facts.
 */
export function readFacts({ path, yaml }: LanguageFiles, language: Language): Facts {
  const entry = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    parseEntry({ file: path(name) }, yaml(name), schema, {});
  const list = <Schema extends z.ZodType<{ id: string }>>(name: string, schema: Schema) =>
    parseList(path(name), yaml(name), schema);
  const terms = entry('facts/terms.yaml', termsSchema);
  const company = entry('facts/company.yaml', companySchema);
  const plans = withYearlyPrices(list('facts/plans.yaml', namedPlan), terms);
  checkCatalogue(path('facts/plans.yaml'), plans);
  checkTermsPlans(path('facts/terms.yaml'), terms, plans);
  const site = { siteOrigin, productOrigin, contactRetentionDays, analyticsUrl };
  return {
    ...companyFacts({ ...company, ...site }, terms, language),
    ...planFacts(plans, terms, language),
    ...bookingSiteFacts(list('facts/booking-sites.yaml', namedBookingSite), language),
  };
}
