import type { z } from 'zod';
import { companySchema } from '../facts/company.ts';
import { plansSchema } from '../facts/plan.ts';
import { portfolioSchema } from '../facts/portfolio.ts';
import { bookingSitesSchema, cardProcessingSchema } from '../facts/rates.ts';
import { termsSchema } from '../facts/terms.ts';
import {
  faqSchema,
  featuresSchema,
  integrationCategoriesSchema,
  integrationsSchema,
  showcaseSchema,
  testimonialsSchema,
} from './lists.ts';
import { navigationSchema } from './navigation.ts';

/** The schema of each file of data with rules. All other YAML files are words, whose shape is that of English. */
export const schemas = {
  'facts/company.yaml': companySchema,
  'facts/terms.yaml': termsSchema,
  'facts/plans.yaml': plansSchema,
  'facts/portfolio.yaml': portfolioSchema,
  'facts/booking-sites.yaml': bookingSitesSchema,
  'facts/card-processing.yaml': cardProcessingSchema,
  'facts/integration-categories.yaml': integrationCategoriesSchema,
  'facts/integrations.yaml': integrationsSchema,
  'facts/navigation.yaml': navigationSchema,
  'en/features.yaml': featuresSchema,
  'en/showcase.yaml': showcaseSchema,
  'en/testimonials.yaml': testimonialsSchema,
  'en/faq.yaml': faqSchema,
};

/** The value of each of these files. */
export type Data = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type LegalPage = keyof typeof legalFiles;
