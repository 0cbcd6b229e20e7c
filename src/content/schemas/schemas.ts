import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as brandIcons from 'simple-icons';
import { cardProcessingSchema } from '../facts/card-processing.ts';
import type { ImageShelf } from '../fields/image.ts';
import {
  integrationCategorySchema,
  integrationSchema,
} from '../../features/directory/integration.ts';
import {
  faqItemSchema,
  featureCardSchema,
  featureTabSchema,
  testimonialSchema,
  tourStepSchema,
} from './landing-entries.ts';
import { otaSchema } from '../facts/booking-site.ts';
import { navigationSchema } from './navigation.ts';
import * as page from './page.ts';
import { planSchema } from '../facts/plan.ts';
import { termsSchema } from '../facts/terms.ts';

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
  'facts/plans.yaml': planSchema,
  'facts/booking-sites.yaml': otaSchema,
  'en/features.yaml': featureCardSchema,
  'en/showcase.yaml': featureTabSchema,
  'en/tour.yaml': tourStepSchema,
  'en/testimonials.yaml': testimonialSchema(shelf),
  'en/faq.yaml': faqItemSchema,
  'facts/integration-categories.yaml': integrationCategorySchema,
  'facts/integrations.yaml': integrationSchema(shelf),
};

/** Lists that may be `[]`: what they fill is then left out. */
export const optionalLists: ReadonlySet<string> = new Set(['en/testimonials.yaml']);

/** Files that hold one thing. */
export const entrySchemas = {
  'facts/terms.yaml': termsSchema,
  'facts/card-processing.yaml': cardProcessingSchema,
  'facts/navigation.yaml': navigationSchema,
  'en/site.yaml': page.shellSchema,
  'en/pages/home.yaml': page.homeSchema,
  'en/pages/integrations.yaml': page.integrationsPageSchema,
  'en/pages/about.yaml': page.aboutSchema,
  'en/pages/careers.yaml': page.careersSchema,
  'en/pages/investors.yaml': page.investorsSchema,
  'en/pages/contact.yaml': page.contactSchema,
  'en/pages/login.yaml': page.loginSchema,
  'en/pages/not-found.yaml': page.notFoundSchema,
};

/** Long texts, each with a frontmatter. */
const readingNames = [
  'en/legal/privacy-policy.md',
  'en/legal/terms-of-service.md',
  'en/legal/cookies.md',
  'en/legal/accessibility.md',
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
