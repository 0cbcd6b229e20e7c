import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as brandIcons from 'simple-icons';
import type { z } from 'zod';
import { brand, productOrigin, siteOrigin } from '../config/site.ts';
import { cardProcessingSchema } from '../domain/card-processing.ts';
import { ContentError } from '../domain/content-error.ts';
import { companyFacts, planFacts } from '../domain/facts.ts';
import type { ImageShelf } from '../domain/image.ts';
import { integrationCategorySchema, integrationSchema } from '../domain/integration.ts';
import {
  faqItemSchema,
  featureCardSchema,
  featureTabSchema,
  testimonialSchema,
  tourStepSchema,
} from '../domain/landing-entries.ts';
import { otaSchema } from '../domain/ota.ts';
import * as page from '../domain/page.ts';
import { parseEntry, parseList } from '../domain/parse-content.ts';
import { checkCatalogue, planSchema } from '../domain/plan.ts';
import { parseReading } from '../domain/reading.ts';
import { termsSchema } from '../domain/terms.ts';
import { parseYaml } from '../domain/yaml.ts';

const publicFiles = new Set(
  readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative('public', parentPath), name))
    .map((path) => path.replaceAll(sep, '/')),
);

const shelf: ImageShelf = {
  hasFile: (path) => publicFiles.has(path),
  hasBrandIcon: (slug) => Object.values(brandIcons).some((icon) => icon.slug === slug),
};

/** Every content file below a folder, as paths from the project root. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(yaml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => join(folder, name));
}

/**
 * Reads and checks all content of the site.
 * @param folder where the content stands, from the project root.
 * @throws {ContentError} on the first thing that cannot be published: file, entry, field, reason.
 */
export function readContent(folder: string) {
  const file = (name: string) => join(folder, name);
  const yaml = (name: string) => parseYaml(file(name), readText(file(name)));

  const terms = parseEntry({ file: file('terms.yaml') }, yaml('terms.yaml'), termsSchema, {});
  const company = companyFacts({ ...brand, siteOrigin, productOrigin }, terms);
  const plans = parseList(file('plans.yaml'), yaml('plans.yaml'), planSchema, company);
  checkCatalogue(file('plans.yaml'), plans);
  const facts = { ...company, ...planFacts(plans) };

  const list = <Schema extends z.ZodType<{ id: string }>>(name: string, schema: Schema) =>
    parseList(file(name), yaml(name), schema, facts);
  const entry = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    parseEntry({ file: file(name) }, yaml(name), schema, facts);
  const reading = (name: string) => parseReading(file(name), readText(file(name)), facts);

  return {
    terms,
    plans,
    otas: list('otas.yaml', otaSchema),
    cardProcessing: entry('card-processing.yaml', cardProcessingSchema),
    features: list('features.yaml', featureCardSchema),
    showcase: list('showcase.yaml', featureTabSchema),
    tour: list('tour.yaml', tourStepSchema),
    testimonials: list('testimonials.yaml', testimonialSchema(shelf)),
    faq: list('faq.yaml', faqItemSchema),
    integrationCategories: list('integration-categories.yaml', integrationCategorySchema),
    integrations: list('integrations.yaml', integrationSchema(shelf)),
    shell: entry('shell.yaml', page.shellSchema),
    pages: {
      home: entry('pages/home.yaml', page.homeSchema),
      integrations: entry('pages/integrations.yaml', page.integrationsPageSchema),
      about: entry('pages/about.yaml', page.aboutSchema),
      careers: entry('pages/careers.yaml', page.careersSchema),
      investors: entry('pages/investors.yaml', page.investorsSchema),
      contact: entry('pages/contact.yaml', page.contactSchema),
      login: entry('pages/login.yaml', page.loginSchema),
      notFound: entry('pages/not-found.yaml', page.notFoundSchema),
    },
    legal: {
      privacyPolicy: reading('legal/privacy-policy.md'),
      termsOfService: reading('legal/terms-of-service.md'),
      cookies: reading('legal/cookies.md'),
      accessibility: reading('legal/accessibility.md'),
    },
  };
}

function readText(path: string): string {
  if (!existsSync(path)) throw new ContentError({ file: path }, 'the file is missing.');
  return readFileSync(path, 'utf8');
}

/** The site's content, checked. */
export const content = readContent('src/content');
