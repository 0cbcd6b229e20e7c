import { join } from 'node:path';
import type { z } from 'zod';
import {
  accessLogFile,
  analytics,
  brand,
  contactEndpoint,
  contactRetentionDays,
  hasContactService,
  productOrigin,
  siteOrigin,
  statusUrl,
} from '../config/site.ts';
import { optionalSectionIds } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { bookingSiteFacts, companyFacts, planFacts } from './facts/facts.ts';
import { checkPortfolio } from './facts/portfolio-checks.ts';
import { portfolioFacts } from './facts/portfolio-facts.ts';
import { countFacts } from './facts/count-words.ts';
import { checkTermsPlans } from './facts/terms.ts';
import type { Facts } from './fields/fill-facts.ts';
import { findNearPath } from './fields/near-match.ts';
import { parseEntry, parseList } from './parse/parse-content.ts';
import { checkCatalogue } from './facts/plan.ts';
import { parseMarkdownPage, type MarkdownPage } from './parse/markdown-page.ts';
import { parseYaml } from './parse/yaml.ts';
import { checkAcross } from './cross-checks.ts';
import { checkSectionLinks, sectionsWith } from './landing-sections.ts';
import {
  contentNames,
  images,
  entrySchemas,
  listSchemas,
  optionalLists,
  type EntryName,
  type ListName,
  type MarkdownName,
} from './schemas/schemas.ts';
import { checkLinks } from './own-pages/check-links.ts';
import { findOwnPages, parseOwnPage } from './own-pages/own-page.ts';
import { checkSeasons } from './schemas/scenes.ts';
import { readSources, type Sources } from './sources.ts';

// Typed by their outputs, so that each name's schema gives that name's type.
const lists: { [Name in ListName]: z.ZodType<z.output<(typeof listSchemas)[Name]>> } = listSchemas;
const entries: { [Name in EntryName]: z.ZodType<z.output<(typeof entrySchemas)[Name]>> } =
  entrySchemas;

/** The settings that legal texts can depend on. */
export const settingsInUse = {
  CONTACT: hasContactService,
  CONTACT_ENDPOINT: contactEndpoint !== null,
  STATUS_URL: statusUrl !== null,
  ACCESS_LOG_FILE: accessLogFile !== null,
  ANALYTICS: analytics !== null,
  ANALYTICS_SEARCH_TEXT: analytics?.hasSearchText ?? false,
  ANALYTICS_VITALS_PERCENT: (analytics?.vitalsPercent ?? 0) > 0,
};

/**
 * Reads and checks all content of the site.
 * @param folder path of the content folder from the project root.
 * @throws {ContentError} on the first error, naming file, entry, field and reason.
 */
export function readContent(folder: string, sources: Sources = readSources(folder)) {
  const file = (name: string) => join(folder, name);
  const ownFiles = findOwnPages(sources.keys(), contentNames, file);
  const ownRoutes = [...ownFiles.values()].map((slug) => `/${slug}`);
  const unused = [...sources.keys()].find(
    (name) => !contentNames.includes(name) && !ownFiles.has(name),
  );
  if (unused !== undefined) {
    const near = findNearPath(unused, contentNames);
    const advice = near === undefined ? 'check its name' : `rename it to ${file(near)}`;
    throw new ContentError({ file: file(unused) }, `no page uses this file; ${advice}.`);
  }
  const source = (name: string) => {
    const text = sources.get(name);
    if (text === undefined) throw new ContentError({ file: file(name) }, 'the file is missing.');
    return text;
  };
  const yaml = (name: string) => parseYaml(file(name), source(name));
  const listWith = <Name extends ListName>(name: Name, known: Facts) =>
    parseList(file(name), yaml(name), lists[name], known, optionalLists.has(name)).map((item) => {
      checkLinks({ file: file(name), entry: item.id }, item, ownRoutes);
      return item;
    });

  const terms = parseEntry(
    { file: file('facts/terms.yaml') },
    yaml('facts/terms.yaml'),
    entries['facts/terms.yaml'],
    {},
  );
  const company = parseEntry(
    { file: file('facts/company.yaml') },
    yaml('facts/company.yaml'),
    entries['facts/company.yaml'],
    {},
  );
  const namedFacts = companyFacts(
    {
      ...brand,
      owner: company.owner,
      siteOrigin,
      productOrigin,
      contactRetentionDays,
      analyticsUrl: analytics?.url ?? siteOrigin,
    },
    terms,
  );
  const plans = listWith('facts/plans.yaml', namedFacts);
  checkCatalogue(file('facts/plans.yaml'), plans);
  checkTermsPlans(file('facts/terms.yaml'), terms, plans);
  const catalogFacts = { ...namedFacts, ...planFacts(plans, terms) };
  const bookingSites = listWith('facts/booking-sites.yaml', catalogFacts);
  const portfolio = parseEntry(
    { file: file('facts/portfolio.yaml') },
    yaml('facts/portfolio.yaml'),
    entries['facts/portfolio.yaml'],
    catalogFacts,
  );
  checkPortfolio(file('facts/portfolio.yaml'), portfolio, bookingSites);
  const facts = {
    ...catalogFacts,
    ...bookingSiteFacts(bookingSites),
    ...portfolioFacts(portfolio, bookingSites),
    ...countFacts(yaml),
  };

  const list = <Name extends ListName>(name: Name) => listWith(name, facts);
  const entry = <Name extends EntryName>(name: Name) => {
    const parsed = parseEntry({ file: file(name) }, yaml(name), entries[name], facts);
    checkLinks({ file: file(name) }, parsed, ownRoutes);
    return parsed;
  };
  const home = entry('en/pages/home.yaml');
  const testimonials = list('en/testimonials.yaml');
  const shown = sectionsWith({ testimonials, pages: { home } });
  const conditions = {
    ...settingsInUse,
    ...Object.fromEntries(optionalSectionIds.map((id) => [id, shown.includes(id)])),
  };
  const markdownPage = (name: MarkdownName): MarkdownPage =>
    parseMarkdownPage(file(name), source(name), facts, conditions, ownRoutes);

  const content = {
    terms,
    company,
    plans,
    bookingSites,
    portfolio,
    scenes: entry('en/scenes.yaml'),
    cardProcessing: entry('facts/card-processing.yaml'),
    calculator: entry('facts/calculator.yaml'),
    features: list('en/features.yaml'),
    showcase: list('en/showcase.yaml'),
    tour: list('en/tour.yaml'),
    testimonials,
    faq: list('en/faq.yaml'),
    integrationCategories: list('facts/integration-categories.yaml'),
    integrations: list('facts/integrations.yaml'),
    navigation: entry('facts/navigation.yaml'),
    site: entry('en/site.yaml'),
    pages: {
      home,
      integrations: entry('en/pages/integrations.yaml'),
      about: entry('en/pages/about.yaml'),
      careers: entry('en/pages/careers.yaml'),
      investors: entry('en/pages/investors.yaml'),
      contact: entry('en/pages/contact.yaml'),
      login: entry('en/pages/login.yaml'),
      notFound: entry('en/pages/not-found.yaml'),
    },
    legal: {
      privacyPolicy: markdownPage('en/legal/privacy-policy.md'),
      termsOfService: markdownPage('en/legal/terms-of-service.md'),
      cookies: markdownPage('en/legal/cookies.md'),
      accessibility: markdownPage('en/legal/accessibility.md'),
    },
  };
  checkSeasons(file('en/scenes.yaml'), content.scenes, portfolio.seasons);
  const ownPages = [...ownFiles].map(([name, slug]) =>
    parseOwnPage(
      { name, slug, file: file(name), source: source(name) },
      { facts, conditions, images, ownRoutes },
    ),
  );
  checkAcross({ ...content, ownPages }, file);
  checkSectionLinks(sources, shown, conditions, file);
  return { ...content, ownPages };
}

/** The site's content, checked. */
export const content = readContent('content');

/** Ids of the sections that the landing page shows, in page order. */
export const landingSections = sectionsWith(content);
