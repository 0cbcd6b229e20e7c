import {
  analytics,
  brand,
  contactRetentionDays,
  productOrigin,
  siteOrigin,
} from '../config/site.ts';
import type { Company } from './facts/company.ts';
import { companyFacts } from './facts/facts.ts';
import type { Terms } from './facts/terms.ts';
import type { Facts } from './fields/fill-facts.ts';
import type { Language } from './translation/language.ts';

/** The facts about the company in a language, from the settings and its terms. */
export function namedFactsIn(language: Language, { owner }: Company, terms: Terms): Facts {
  return companyFacts(
    {
      ...brand,
      tagline: language.tagline ?? brand.tagline,
      owner,
      siteOrigin,
      productOrigin,
      contactRetentionDays,
      analyticsUrl: analytics?.url ?? siteOrigin,
    },
    terms,
    language,
  );
}
