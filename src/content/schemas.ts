import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as brandIcons from 'simple-icons';
import { cardProcessingSchema } from '../domain/card-processing.ts';
import type { ImageShelf } from '../domain/image.ts';
import { integrationCategorySchema, integrationSchema } from '../domain/integration.ts';
import {
  faqItemSchema,
  featureCardSchema,
  featureTabSchema,
  testimonialSchema,
  tourStepSchema,
} from '../domain/landing-entries.ts';
import { navigationSchema } from '../domain/navigation.ts';
import { otaSchema } from '../domain/ota.ts';
import * as page from '../domain/page.ts';
import { planSchema } from '../domain/plan.ts';
import { termsSchema } from '../domain/terms.ts';

const publicFiles = new Set(
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative('public', parentPath), name))
    .map((path) => path.replaceAll(sep, '/')),
);
const brandIconSlugs = new Set(Object.values(brandIcons).map(({ slug }) => slug));

const shelf: ImageShelf = {
  hasFile: (path) => publicFiles.has(path),
  hasBrandIcon: (slug) => brandIconSlugs.has(slug),
};

/** Files that hold a list, and what an entry of it is. */
export const listSchemas = {
  'plans.yaml': planSchema,
  'otas.yaml': otaSchema,
  'features.yaml': featureCardSchema,
  'showcase.yaml': featureTabSchema,
  'tour.yaml': tourStepSchema,
  'testimonials.yaml': testimonialSchema(shelf),
  'faq.yaml': faqItemSchema,
  'integration-categories.yaml': integrationCategorySchema,
  'integrations.yaml': integrationSchema(shelf),
};

/** Lists that may be `[]`: what they fill is then left out. */
export const optionalLists: ReadonlySet<string> = new Set(['testimonials.yaml']);

/** Files that hold one thing. */
export const entrySchemas = {
  'terms.yaml': termsSchema,
  'card-processing.yaml': cardProcessingSchema,
  'navigation.yaml': navigationSchema,
  'shell.yaml': page.shellSchema,
  'pages/home.yaml': page.homeSchema,
  'pages/integrations.yaml': page.integrationsPageSchema,
  'pages/about.yaml': page.aboutSchema,
  'pages/careers.yaml': page.careersSchema,
  'pages/investors.yaml': page.investorsSchema,
  'pages/contact.yaml': page.contactSchema,
  'pages/login.yaml': page.loginSchema,
  'pages/not-found.yaml': page.notFoundSchema,
};

/** Long texts, each with a frontmatter. */
const readingNames = [
  'legal/privacy-policy.md',
  'legal/terms-of-service.md',
  'legal/cookies.md',
  'legal/accessibility.md',
] as const;

export type ListName = keyof typeof listSchemas;
export type EntryName = keyof typeof entrySchemas;
export type ReadingName = (typeof readingNames)[number];

/** Every content file of the site, by its path in the content's folder. */
export const contentNames: readonly string[] = [
  ...Object.keys(listSchemas),
  ...Object.keys(entrySchemas),
  ...readingNames,
];
