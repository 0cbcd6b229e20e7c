import type { z } from 'zod';
import { bookingSitesSchema } from '../facts/booking-site.ts';
import { calculatorFactsSchema } from '../facts/calculator.ts';
import { cardProcessingSchema } from '../facts/card-processing.ts';
import { companySchema } from '../facts/company.ts';
import { plansSchema } from '../facts/plan.ts';
import { termsSchema } from '../facts/terms.ts';
import { list } from '../fields/text.ts';
import { contactPageSchema } from './contact.ts';
import { integrationsPageSchema } from './directory.ts';
import { homeSchema } from './home.ts';
import { integrationCategorySchema, integrationSchema } from './integration.ts';
import {
  faqItemSchema,
  featureCardSchema,
  featureTabSchema,
  testimonialSchema,
  tourStepSchema,
} from './landing.ts';
import { navigationSchema } from './navigation.ts';
import {
  aboutSchema,
  careersSchema,
  investorsSchema,
  loginPageSchema,
  notFoundSchema,
} from './pages.ts';
import { scenesSchema } from './scenes.ts';
import { siteSchema } from './site-copy.ts';

/** The most tabs in a row; src/ui/tabs has a rule for each. */
const maxTabs = 10;

/** The schema of each YAML file. */
export const schemas = {
  'facts/plans.yaml': plansSchema,
  'facts/booking-sites.yaml': bookingSitesSchema,
  'facts/integration-categories.yaml': list(integrationCategorySchema).min(1),
  'facts/integrations.yaml': list(integrationSchema).min(1),
  'facts/terms.yaml': termsSchema,
  'facts/company.yaml': companySchema,
  'facts/card-processing.yaml': cardProcessingSchema,
  'facts/calculator.yaml': calculatorFactsSchema,
  'facts/navigation.yaml': navigationSchema,
  'en/features.yaml': list(featureCardSchema).min(1),
  'en/showcase.yaml': list(featureTabSchema).min(1).max(maxTabs),
  'en/tour.yaml': list(tourStepSchema).min(1).max(maxTabs),
  'en/testimonials.yaml': list(testimonialSchema),
  'en/faq.yaml': list(faqItemSchema).min(1),
  'en/site.yaml': siteSchema,
  'en/scenes.yaml': scenesSchema,
  'en/pages/home.yaml': homeSchema,
  'en/pages/integrations.yaml': integrationsPageSchema,
  'en/pages/about.yaml': aboutSchema,
  'en/pages/careers.yaml': careersSchema,
  'en/pages/investors.yaml': investorsSchema,
  'en/pages/contact.yaml': contactPageSchema,
  'en/pages/login.yaml': loginPageSchema,
  'en/pages/not-found.yaml': notFoundSchema,
} satisfies Record<string, z.ZodType>;

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

/** What each YAML file has, by its English name. */
export type Words = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

export type LegalPage = keyof typeof legalFiles;

/** The schema of a YAML file by its English name. */
export const schemaOf = (name: string): z.ZodType | undefined =>
  (schemas as Record<string, z.ZodType>)[name];

/** Paths of all content files in the content folder. */
export const contentNames: readonly string[] = [
  ...Object.keys(schemas),
  ...Object.values(legalFiles),
];
