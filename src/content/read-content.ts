import type { z } from 'zod';
import { brand } from '../config/site.ts';
import { mainLanguage, optionalSectionIds, routesIn } from '../config/routes.ts';
import { ContentError } from './parse/content-error.ts';
import { fillTemplate } from './fields/template.ts';
import { bookingSiteFacts, planFacts } from './facts/facts.ts';
import { moneyFormat } from './facts/currency.ts';
import { countFacts } from './facts/count-words.ts';
import { checkTermsPlans } from './facts/terms.ts';
import type { Facts } from './fields/fill-facts.ts';
import { parseEntry, parseList } from './parse/parse-content.ts';
import { checkCatalogue, withYearlyPrices } from './facts/plan.ts';
import { parseMarkdownPage, type MarkdownPage } from './parse/markdown-page.ts';
import { checkAcross } from './cross-checks.ts';
import { checkNames } from './check-names.ts';
import { withSubject } from './request-subject.ts';
import { checkSectionLinks, sectionsWith } from './landing-sections.ts';
import {
  contentNames,
  entrySchemas,
  listSchemas,
  optionalLists,
  type EntryName,
  type ListName,
  type MarkdownName,
} from './schemas/schemas.ts';
import { checkLinks } from './own-pages/check-links.ts';
import { findOwnPages, parseOwnPage } from './own-pages/own-page.ts';
import { images } from './schemas/image-catalog.ts';
import { readSources, type Sources } from './sources.ts';
import { readLanguages } from './translation/language.ts';
import { englishPageTexts, englishTexts } from './translation/english-texts.ts';
import { namedFactsIn } from './named-facts.ts';
import { localize } from './translation/localize.ts';
import { settingsInUse } from './settings-in-use.ts';
import { translatedTexts } from './translation/texts.ts';
import { translatedFiles } from './translation/translated-files.ts';

// Typed by their outputs, so that each name's schema gives that name's type.
const lists: { [Name in ListName]: z.ZodType<z.output<(typeof listSchemas)[Name]>> } = listSchemas;
const entries: { [Name in EntryName]: z.ZodType<z.output<(typeof entrySchemas)[Name]>> } =
  entrySchemas;

/**
 * Reads and checks all content of the site in one language.
 * @param folder path of the content folder from the project root.
 * @param code the language; another one than English translates the English content.
 * @throws {ContentError} on the first error, naming file, entry, field and reason.
 */
export function readContent(
  folder: string,
  sources: Sources = readSources(folder),
  code: string = mainLanguage,
) {
  const files = translatedFiles(folder, sources, code);
  const { path, file, source, yaml, languageOf } = files;
  const languages = readLanguages(sources, path);
  const language = languages.find((each) => each.code === code);
  if (!language) throw new ContentError({ file: path(code) }, 'there is no such language.');
  const ownFiles = findOwnPages(sources.keys(), contentNames, path);
  const ownRoutes = [...ownFiles.values()].map((slug) => `/${slug}`);
  checkNames(sources, [...contentNames, ...ownFiles.keys()], languages, path);
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
  const namedFacts = namedFactsIn(language, company, terms);
  const plans = withYearlyPrices(listWith('facts/plans.yaml', namedFacts), terms);
  checkCatalogue(file('facts/plans.yaml'), plans);
  checkTermsPlans(file('facts/terms.yaml'), terms, plans);
  const catalogFacts = { ...namedFacts, ...planFacts(plans, terms, language) };
  const bookingSites = listWith('facts/booking-sites.yaml', catalogFacts);
  const money = moneyFormat(terms.currency, language);
  const facts = {
    ...catalogFacts,
    ...bookingSiteFacts(bookingSites, language),
    ...countFacts(yaml, language.countWords),
  };

  const list = <Name extends ListName>(name: Name) => listWith(name, facts);
  const entry = <Name extends EntryName>(name: Name) => {
    const parsed = parseEntry({ file: file(name) }, yaml(name), entries[name], facts);
    checkLinks({ file: file(name) }, parsed, ownRoutes);
    return parsed;
  };
  const home = entry('en/pages/home.yaml');
  const contact = entry('en/pages/contact.yaml');
  const testimonials = list('en/testimonials.yaml');
  const shown = sectionsWith({ testimonials, pages: { home } });
  const conditions = {
    ...settingsInUse,
    LANGUAGES: languages.length > 1,
    ...Object.fromEntries(optionalSectionIds.map((id) => [id, shown.includes(id)])),
  };
  /** The subjects of the contact form, as English files name them. */
  const englishOptions = () => {
    const name = 'en/pages/contact.yaml';
    return parseEntry({ file: path(name) }, files.englishYaml(name), entries[name], facts).form
      .subject.options;
  };
  let englishFacts: Facts | undefined;
  /** A page without a translation is English, and so are the facts in its sentences. */
  const factsIn = (name: string): Facts => {
    if (languageOf(name) === code) return facts;
    englishFacts ??= readContent(folder, sources).facts;
    return englishFacts;
  };
  const site = entry('en/site.yaml');
  const legalPage = (name: MarkdownName, title: string): MarkdownPage & { language: string } => {
    const page = parseMarkdownPage(file(name), source(name), factsIn(name), conditions, ownRoutes);
    const own = languageOf(name);
    if (own === code) return { ...page, language: own };
    return { ...page, title: fillTemplate(site.legalInEnglish.title, { title }), language: own };
  };

  const content = {
    language,
    routes: routesIn(code),
    money,
    terms,
    company,
    plans,
    bookingSites,
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
    site,
    pages: {
      home,
      integrations: withSubject(entry('en/pages/integrations.yaml'), contact, englishOptions()),
      about: entry('en/pages/about.yaml'),
      careers: entry('en/pages/careers.yaml'),
      investors: entry('en/pages/investors.yaml'),
      contact,
      login: entry('en/pages/login.yaml'),
      notFound: entry('en/pages/not-found.yaml'),
    },
    legal: {
      privacyPolicy: legalPage('en/legal/privacy-policy.md', site.pages.privacyPolicy),
      termsOfService: legalPage('en/legal/terms-of-service.md', site.pages.termsOfService),
      cookies: legalPage('en/legal/cookies.md', site.pages.cookies),
      accessibility: legalPage('en/legal/accessibility.md', site.pages.accessibility),
    },
  };
  const ownPages = [...ownFiles].map(([name, slug]) => ({
    ...parseOwnPage(
      { name, slug, file: file(name), source: source(name) },
      { facts: factsIn(name), conditions, images, ownRoutes },
    ),
    language: languageOf(name),
  }));
  checkAcross({ ...content, ownPages }, file);
  checkSectionLinks(sources, shown, conditions, path);
  const shownInEnglish =
    code === mainLanguage
      ? []
      : [
          ...englishTexts(translatedTexts(sources, code), facts),
          ...englishPageTexts({ ...content, ownPages }, brand),
        ];
  const whole = {
    ...content,
    ownPages,
    landingSections: shown,
    englishTexts: shownInEnglish,
    /** What the placeholders in the texts stand for. */
    facts: facts as Facts,
  };
  return localize(whole, code);
}

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;
