import type { z } from 'zod';
import {
  bookingSitesSchema,
  calculatorFactsSchema,
  cardProcessingSchema,
} from '../facts/calculator.ts';
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

const facts = {
  plans: plansSchema,
  bookingSites: bookingSitesSchema,
  integrationCategories: list(integrationCategorySchema).min(1),
  integrations: list(integrationSchema).min(1),
  terms: termsSchema,
  company: companySchema,
  cardProcessing: cardProcessingSchema,
  calculator: calculatorFactsSchema,
  navigation: navigationSchema,
};

const words = {
  features: list(featureCardSchema).min(1),
  showcase: list(featureTabSchema).min(1).max(maxTabs),
  tour: list(tourStepSchema).min(1).max(maxTabs),
  testimonials: list(testimonialSchema),
  faq: list(faqItemSchema).min(1),
  site: siteSchema,
  scenes: scenesSchema,
};

const pages = {
  home: homeSchema,
  integrations: integrationsPageSchema,
  about: aboutSchema,
  careers: careersSchema,
  investors: investorsSchema,
  contact: contactPageSchema,
  login: loginPageSchema,
  notFound: notFoundSchema,
};

type Read<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

/** What all YAML files have. */
export type Words = Read<typeof facts> & Read<typeof words> & { pages: Read<typeof pages> };

/** The file of a part of the content: `facts/booking-sites.yaml` has the `bookingSites`. */
const fileOf = (folder: string, part: string) =>
  `${folder}/${part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;

const inFolder = (folder: string, parts: Record<string, z.ZodType>) =>
  Object.entries(parts).map(([part, schema]) => [fileOf(folder, part), schema] as const);

/** The schema of each YAML file, by its English name. */
export const schemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...inFolder('facts', facts),
  ...inFolder('en', words),
  ...inFolder('en/pages', pages),
]);

/** Puts what the files have in its place; a page that is left out has no words, and is not built. */
export function arrange(values: ReadonlyMap<string, unknown>): Words {
  const partsIn = (folder: string, parts: object) =>
    Object.fromEntries(
      Object.keys(parts).map((part) => [part, values.get(fileOf(folder, part))] as const),
    );
  return {
    ...partsIn('facts', facts),
    ...partsIn('en', words),
    pages: partsIn('en/pages', pages),
  } as unknown as Words;
}

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type LegalPage = keyof typeof legalFiles;

/** Paths of all content files in the content folder. */
export const contentNames: readonly string[] = [
  ...Object.keys(schemas),
  ...Object.values(legalFiles),
];
