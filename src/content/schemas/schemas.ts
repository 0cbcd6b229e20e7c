import { calculatorFactsSchema } from '../facts/calculator.ts';
import { cardProcessingSchema } from '../facts/card-processing.ts';
import { integrationCategorySchema, integrationSchema } from './integration.ts';
import { contactPageSchema } from './contact.ts';
import { integrationsPageSchema } from './directory.ts';
import { loginPageSchema } from './login.ts';
import { featureTabSchema } from './showcase.ts';
import { testimonialSchema } from './testimonials.ts';
import { tourStepSchema } from './tour.ts';
import { faqItemSchema } from './faq-item.ts';
import { featureCardSchema } from './feature-card.ts';
import { bookingSiteSchema } from '../facts/booking-site.ts';
import { companySchema } from '../facts/company.ts';
import {
  aboutSchema,
  careersSchema,
  homeSchema,
  investorsSchema,
  notFoundSchema,
} from './pages.ts';
import { images } from './image-catalog.ts';
import { navigationSchema } from './navigation.ts';
import { siteSchema } from './site-copy.ts';
import { planSchema } from '../facts/plan.ts';
import { termsSchema } from '../facts/terms.ts';
import { scenesSchema } from './scenes.ts';

/** Files that contain a list, with the schema of its entries. */
export const listSchemas = {
  'facts/plans.yaml': planSchema,
  'facts/booking-sites.yaml': bookingSiteSchema,
  'en/features.yaml': featureCardSchema,
  'en/showcase.yaml': featureTabSchema,
  'en/tour.yaml': tourStepSchema,
  'en/testimonials.yaml': testimonialSchema(images),
  'en/faq.yaml': faqItemSchema,
  'facts/integration-categories.yaml': integrationCategorySchema,
  'facts/integrations.yaml': integrationSchema(images),
};

/** Lists that may be empty; what they are for is then left out. */
export const optionalLists: ReadonlySet<string> = new Set(['en/testimonials.yaml']);

/** Files that contain a single entry, with its schema. */
export const entrySchemas = {
  'facts/terms.yaml': termsSchema,
  'facts/company.yaml': companySchema,
  'facts/card-processing.yaml': cardProcessingSchema,
  'facts/calculator.yaml': calculatorFactsSchema,
  'facts/navigation.yaml': navigationSchema,
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
};

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type ListName = keyof typeof listSchemas;
export type EntryName = keyof typeof entrySchemas;
export type LegalPage = keyof typeof legalFiles;

/** Paths of all content files in the content folder. */
export const contentNames: readonly string[] = [
  ...Object.keys(listSchemas),
  ...Object.keys(entrySchemas),
  ...Object.values(legalFiles),
];
