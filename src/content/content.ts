import { join } from 'node:path';
import type { z } from 'zod';
import { brand, productOrigin, siteOrigin } from '../config/site.ts';
import { ContentError } from '../domain/content-error.ts';
import { companyFacts, planFacts } from '../domain/facts.ts';
import { parseEntry, parseList } from '../domain/parse-content.ts';
import { checkCatalogue } from '../domain/plan.ts';
import { parseReading, type Reading } from '../domain/reading.ts';
import { parseYaml } from '../domain/yaml.ts';
import { checkAcross, checkSectionLinks, sectionsWith } from './cross-checks.ts';
import {
  contentNames,
  entrySchemas,
  listSchemas,
  optionalLists,
  type EntryName,
  type ListName,
  type ReadingName,
} from './schemas.ts';
import { readSources, type Sources } from './sources.ts';

// Seen as schemas of their outputs, a name's schema gives that name's type.
const lists: { [Name in ListName]: z.ZodType<z.output<(typeof listSchemas)[Name]>> } = listSchemas;
const entries: { [Name in EntryName]: z.ZodType<z.output<(typeof entrySchemas)[Name]>> } =
  entrySchemas;

/**
 * Reads and checks all content of the site.
 * @param folder where the content stands, from the project root.
 * @throws {ContentError} on the first thing that cannot be published: file, entry, field, reason.
 */
export function readContent(folder: string, sources: Sources = readSources(folder)) {
  const file = (name: string) => join(folder, name);
  const unread = [...sources.keys()].find((name) => !contentNames.includes(name));
  if (unread !== undefined) {
    throw new ContentError({ file: file(unread) }, 'no page reads a file of this name.');
  }
  const source = (name: string) => {
    const text = sources.get(name);
    if (text === undefined) throw new ContentError({ file: file(name) }, 'the file is missing.');
    return text;
  };
  const yaml = (name: string) => parseYaml(file(name), source(name));

  const terms = parseEntry(
    { file: file('terms.yaml') },
    yaml('terms.yaml'),
    entries['terms.yaml'],
    {},
  );
  const company = companyFacts({ ...brand, siteOrigin, productOrigin }, terms);
  const plans = parseList(file('plans.yaml'), yaml('plans.yaml'), lists['plans.yaml'], company);
  checkCatalogue(file('plans.yaml'), plans);
  const facts = { ...company, ...planFacts(plans) };

  const list = <Name extends ListName>(name: Name) =>
    parseList(file(name), yaml(name), lists[name], facts, optionalLists.has(name));
  const entry = <Name extends EntryName>(name: Name) =>
    parseEntry({ file: file(name) }, yaml(name), entries[name], facts);
  const reading = (name: ReadingName): Reading => parseReading(file(name), source(name), facts);

  const content = {
    terms,
    plans,
    otas: list('otas.yaml'),
    cardProcessing: entry('card-processing.yaml'),
    features: list('features.yaml'),
    showcase: list('showcase.yaml'),
    tour: list('tour.yaml'),
    testimonials: list('testimonials.yaml'),
    faq: list('faq.yaml'),
    integrationCategories: list('integration-categories.yaml'),
    integrations: list('integrations.yaml'),
    navigation: entry('navigation.yaml'),
    shell: entry('shell.yaml'),
    pages: {
      home: entry('pages/home.yaml'),
      integrations: entry('pages/integrations.yaml'),
      about: entry('pages/about.yaml'),
      careers: entry('pages/careers.yaml'),
      investors: entry('pages/investors.yaml'),
      contact: entry('pages/contact.yaml'),
      login: entry('pages/login.yaml'),
      notFound: entry('pages/not-found.yaml'),
    },
    legal: {
      privacyPolicy: reading('legal/privacy-policy.md'),
      termsOfService: reading('legal/terms-of-service.md'),
      cookies: reading('legal/cookies.md'),
      accessibility: reading('legal/accessibility.md'),
    },
  };
  checkAcross(content, file);
  checkSectionLinks(sources, sectionsWith(content), file);
  return content;
}

/** The site's content, checked. */
export const content = readContent('src/content');

/** Ids of the landing page's sections, in page order, without what the content leaves out. */
export const landingSections = sectionsWith(content);
