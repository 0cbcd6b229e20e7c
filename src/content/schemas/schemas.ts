import type { z } from 'zod';
import { bookingSitesSchema, cardProcessingSchema } from '../facts/rates.ts';
import { companySchema } from '../facts/company.ts';
import { portfolioSchema } from '../facts/portfolio.ts';
import { plansSchema } from '../facts/plan.ts';
import { termsSchema } from '../facts/terms.ts';
import { list } from '../fields/text.ts';
import { integrationCategorySchema, integrationSchema } from './directory.ts';
import { faqItemSchema, featureCardSchema, featureTabSchema, testimonialSchema } from './home.ts';
import { pageSchemas } from './pages.ts';
import { picturesSchema } from './pictures.ts';
import { navigationSchema, siteSchema } from './site-copy.ts';

const facts = {
  plans: plansSchema,
  bookingSites: bookingSitesSchema,
  integrationCategories: list(integrationCategorySchema).min(1),
  integrations: list(integrationSchema).min(1),
  terms: termsSchema,
  company: companySchema,
  portfolio: portfolioSchema,
  cardProcessing: cardProcessingSchema,
  navigation: navigationSchema,
};

const words = {
  features: list(featureCardSchema).min(1),
  showcase: list(featureTabSchema).min(1),
  testimonials: list(testimonialSchema).min(1),
  faq: list(faqItemSchema).min(1),
  site: siteSchema,
  pictures: picturesSchema,
};

const folders = { facts, en: words, 'en/pages': pageSchemas };

type Folder = keyof typeof folders;
type Read<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: z.output<Schemas[Name]>;
};

/** The checked values of all YAML files. */
export type FileValues = Read<typeof facts> &
  Read<typeof words> & { pages: Read<typeof pageSchemas> };

/** The schemas in a folder, with their files: `bookingSites` describes `facts/booking-sites.yaml`. */
const filesIn = (folder: Folder) =>
  Object.entries<z.ZodType>(folders[folder]).map(([part, schema]) => {
    const name = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { part, name: `${folder}/${name}.yaml`, schema };
  });

/** The schema of each YAML file, by the name of the English file. */
export const schemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  (Object.keys(folders) as Folder[])
    .flatMap(filesIn)
    .map(({ name, schema }) => [name, schema] as const),
);

/** Arranges the values of the files as one object: `plans`, `site`, `pages.home`. */
export function arrangeContent(values: ReadonlyMap<string, unknown>): FileValues {
  const partsIn = (folder: Folder): object =>
    Object.fromEntries(filesIn(folder).map(({ part, name }) => [part, values.get(name)] as const));
  return { ...partsIn('facts'), ...partsIn('en'), pages: partsIn('en/pages') } as FileValues;
}

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type LegalPage = keyof typeof legalFiles;

/** The names of all content files in English, as paths in the content folder. */
export const contentNames: readonly string[] = [
  ...Object.keys(schemas),
  ...Object.values(legalFiles),
];
