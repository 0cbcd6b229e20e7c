import type { z } from 'zod';
import {
  mainLanguage,
  optionalSectionIds,
  routes,
  routesIn,
  type PagePath,
} from '../config/routes.ts';
import { checkNames } from './check-names.ts';
import { checkAcross } from './cross-checks.ts';
import { withYearlyPrices } from './facts/plan.ts';
import { readFacts } from './facts/read-facts.ts';
import type { Facts } from './fields/fill-facts.ts';
import { checkSectionLinks, sectionsWith } from './landing-sections.ts';
import { findCustomPages, parseCustomPage, type CustomPage } from './custom-pages.ts';
import { findLeftOutPages, optionalPages, type OptionalPage } from './optional-pages.ts';
import { checkLinks } from './parse/check-links.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import {
  parseMarkdownPage,
  type MarkdownPage,
  type MarkdownReading,
} from './parse/markdown-page.ts';
import { parseEntry, parseList } from './parse/parse-content.ts';
import { images } from './schemas/image-catalog.ts';
import {
  contentNames,
  entrySchemas,
  legalFiles,
  listSchemas,
  optionalLists,
  type EntryName,
  type LegalPage,
  type ListName,
} from './schemas/schemas.ts';
import { settingsInUse } from './settings-in-use.ts';
import { contentPath, type Sources } from './sources.ts';
import { languageFiles, type LanguageFiles } from './translation/language-files.ts';
import { readLanguages, type Language } from './translation/language.ts';
import { localize } from './translation/localize.ts';

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;

/** The pages in English that others are compared with. */
interface English {
  legal: LegalPages;
  customPages: readonly CustomPage[];
}

/** A record whose `Optional` keys may be missing. */
type WithOptional<All, Optional> = Omit<All, Optional & keyof All> &
  Partial<Pick<All, Optional & keyof All>>;

type LegalPages = WithOptional<Record<LegalPage, MarkdownPage>, OptionalPage>;

/** The words of each YAML file, by its English name; a page that is left out has none. */
type Words = {
  [Name in ListName]: z.output<(typeof listSchemas)[Name]>[];
} & WithOptional<
  { [Name in EntryName]: z.output<(typeof entrySchemas)[Name]> },
  (typeof optionalPages)[OptionalPage]
>;

/**
 * Reads and checks all content of the site in one language: the facts, then the words that name them, then the
 * pages in Markdown, and last what files say of one another.
 * @param code the language; another one than English translates the English content.
 * @param english the content in English, for pages whose text is not translated.
 * @throws {ContentError} naming the file, entry, field and reason of each mistake in a step.
 */
export function readContent(sources: Sources, code: string = mainLanguage, english?: English) {
  const languages = readLanguages(sources);
  const language = languages.find((each) => each.code === code);
  if (!language) throw new ContentError({ file: contentPath(code) }, 'there is no such language.');
  const customFiles = findCustomPages(sources);
  const leftOutPages = findLeftOutPages(sources, languages);
  const leftOutFiles = new Set<string>(leftOutPages.map((page) => optionalPages[page]));
  checkNames(sources, [...contentNames, ...customFiles.keys()], languages);

  const pagePaths = [...pathsWithout(leftOutPages), ...customFiles.values()];
  const files = languageFiles(sources, code);
  const facts = readFacts(files, language);
  const words = readWords(files, facts, pagePaths, leftOutFiles);
  const home = words['en/pages/home.yaml'];
  const testimonials = words['en/testimonials.yaml'];
  const landingSections = sectionsWith({ testimonials, pages: { home } });
  const conditions = {
    ...settingsInUse,
    LANGUAGES: languages.filter(({ published }) => published).length > 1,
    ...Object.fromEntries(optionalSectionIds.map((id) => [id, landingSections.includes(id)])),
  };
  const reading = { files, facts, conditions, pagePaths, images };
  const content = {
    language,
    routes: routesIn(code),
    facts,
    landingSections,
    ...contentOf(words, language),
    legal: readLegalPages(reading, leftOutFiles, english),
    leftOutPages,
    customPages: readCustomPages(reading, customFiles, english),
  };
  checkAcross(content, files.path);
  checkSectionLinks(sources, landingSections, conditions);
  return localize(content, code);
}

/** Reads every YAML file. */
function readWords(
  files: LanguageFiles,
  facts: Facts,
  pagePaths: readonly string[],
  leftOutFiles: ReadonlySet<string>,
): Words {
  const lists = Object.keys(listSchemas) as ListName[];
  const names = Object.keys(entrySchemas) as EntryName[];
  const entries = names.filter((name) => !leftOutFiles.has(name));
  const readers = [
    ...lists.map((name) => {
      const schema: z.ZodType<{ id: string }> = listSchemas[name];
      const mayBeEmpty = optionalLists.has(name);
      const read = () => parseList(files.path(name), files.yaml(name), schema, facts, mayBeEmpty);
      return { name, read };
    }),
    ...entries.map((name) => {
      const schema: z.ZodType = entrySchemas[name];
      const read = () => parseEntry({ file: files.path(name) }, files.yaml(name), schema, facts);
      return { name, read };
    }),
  ];
  const words = readEach(readers, ({ name, read }) => {
    const value = read();
    const file = files.path(name);
    if (!Array.isArray(value)) checkLinks({ file }, value, pagePaths);
    else readEach(value, (item) => checkLinks({ file, entry: item.id }, item, pagePaths));
    return [name, value];
  });
  return Object.fromEntries(words) as Words;
}

/** The words of the files by what they are. */
function contentOf(words: Words, language: Language) {
  const terms = words['facts/terms.yaml'];
  return {
    terms,
    money: { currency: terms.currency, locale: language.locale },
    company: words['facts/company.yaml'],
    plans: withYearlyPrices(words['facts/plans.yaml'], terms),
    bookingSites: words['facts/booking-sites.yaml'],
    cardProcessing: words['facts/card-processing.yaml'],
    calculator: words['facts/calculator.yaml'],
    integrationCategories: words['facts/integration-categories.yaml'],
    integrations: words['facts/integrations.yaml'],
    navigation: words['facts/navigation.yaml'],
    site: words['en/site.yaml'],
    scenes: words['en/scenes.yaml'],
    features: words['en/features.yaml'],
    showcase: words['en/showcase.yaml'],
    tour: words['en/tour.yaml'],
    testimonials: words['en/testimonials.yaml'],
    faq: words['en/faq.yaml'],
    pages: {
      home: words['en/pages/home.yaml'],
      integrations: words['en/pages/integrations.yaml'],
      about: words['en/pages/about.yaml'],
      careers: words['en/pages/careers.yaml'],
      investors: words['en/pages/investors.yaml'],
      contact: words['en/pages/contact.yaml'],
      login: words['en/pages/login.yaml'],
      notFound: words['en/pages/not-found.yaml'],
    },
  };
}

/** The paths of the pages that come with the site, without those that are left out. */
export function pathsWithout(leftOutPages: readonly OptionalPage[]): PagePath[] {
  const pages = Object.entries(routes).filter(
    ([page]) => !leftOutPages.some((each) => each === page),
  );
  return pages.map(([, path]) => path);
}

/** What Markdown is read with. */
interface Reading extends MarkdownReading {
  files: LanguageFiles;
}

/** Reads the legal pages; one with `textIn` has the text of the English page below its own title and lead. */
function readLegalPages(
  { files, ...reading }: Reading,
  leftOutFiles: ReadonlySet<string>,
  english: English | undefined,
): LegalPages {
  const names = Object.entries(legalFiles).filter(([, name]) => !leftOutFiles.has(name));
  const pages = readEach(names, ([id, name]) => {
    const file = files.path(name);
    const page = parseMarkdownPage(file, files.source(name), reading);
    if (page.textIn === undefined) return [id, page];
    const text = english?.legal[id as LegalPage];
    if (!text) throw new ContentError({ file, field: 'textIn' }, 'the English page has a text.');
    return [id, { ...page, html: text.html, headings: text.headings, sample: text.sample }];
  });
  return Object.fromEntries(pages) as LegalPages;
}

/** Reads the custom pages, which are in the same menus in every language. */
function readCustomPages(
  { files, ...reading }: Reading,
  customFiles: ReadonlyMap<string, PagePath>,
  english: English | undefined,
): CustomPage[] {
  return readEach(customFiles, ([name, route]) => {
    const file = files.path(name);
    const page = parseCustomPage({ name, route, file, source: files.source(name) }, reading);
    const inEnglish = english?.customPages.find((each) => each.route === route)?.menus;
    if (inEnglish && inEnglish.join() !== page.menus.join()) {
      const problem = `expected [${inEnglish.join(', ')}], as in ${contentPath(name)}.`;
      throw new ContentError({ file, field: 'menus' }, problem);
    }
    return page;
  });
}
