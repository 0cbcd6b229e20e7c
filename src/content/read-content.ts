import { getRoutes, localHref, mainLanguage } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { createFormats } from '../shared/formats.ts';
import { findUnusableWords, findWrongReferences } from './check-references.ts';
import type { Facts } from './facts/fill-facts.ts';
import { withPrices } from './facts/plan.ts';
import { readLanguages, translationName } from './languages.ts';
import {
  findStructureProblem,
  parseMarkdownFile,
  type MarkdownPage,
  type SettingsInUse,
} from './legal/markdown-page.ts';
import { resolveNavigation } from './navigation.ts';
import { ContentError, refuse } from './parse/content-error.ts';
import { localizeLinks } from './parse/links.ts';
import { createFacts, fillFiles, readFiles } from './read-files.ts';
import { legalFiles, type LegalPage } from './schemas/schemas.ts';
import { contentPath, readSource, type Sources } from './sources.ts';
import { words, type Words } from './words/words.generated.ts';
import { isPage, toKey } from './words/write-words.ts';

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks all content of the site in one language.
 * @throws {ContentError} naming the file, entry, field and reason of each mistake in the first wrong file.
 */
export function readContent(sources: Sources, code: string = mainLanguage) {
  const languages = readLanguages(sources);
  const language = languages.find((each) => each.code === code);
  if (!language) throw new ContentError([`${contentPath(code)}: there is no such language.`]);

  // 1. Each YAML file: parsed, checked against its schema or shape, translated, filled with facts.
  const parsed = readFiles(sources, code);
  const { currency } = parsed['facts/terms.yaml'];
  const formats = createFormats({ locale: language.locale, currency });
  const facts = createFacts(parsed, formats);
  const files = localizeLinks(fillFiles(parsed, facts, code), code);
  const copy = arrangeWords(files);

  // 2. What files say about each other. A translation has the same links and ids as English.
  if (code === mainLanguage) refuse(findWrongReferences(files, copy));
  refuse(findUnusableWords(copy, code));

  // 3. The legal texts, with only the parts that apply to this build.
  const legal = readLegalPages(sources, facts, readConditions(languages.length > 1), code);

  // 4. Derived values: prices, menus, the order of vendors.
  const { 'facts/terms.yaml': terms, 'facts/navigation.yaml': menus } = files;
  const collator = new Intl.Collator(language.locale);
  return {
    language,
    formats,
    routes: getRoutes(code),
    company: files['facts/company.yaml'],
    terms,
    portfolio: files['facts/portfolio.yaml'],
    plans: withPrices(files['facts/plans.yaml'], terms, formats),
    bookingSites: files['facts/booking-sites.yaml'],
    cardProcessing: files['facts/card-processing.yaml'],
    integrationCategories: files['facts/integration-categories.yaml'],
    integrations: files['facts/integrations.yaml'].toSorted((one, other) =>
      collator.compare(one.name, other.name),
    ),
    features: files['en/features.yaml'],
    showcase: files['en/showcase.yaml'],
    testimonials: files['en/testimonials.yaml'],
    faq: files['en/faq.yaml'],
    ...copy,
    legal,
    navigation: resolveNavigation(menus, copy.site, { ...copy.pages, ...legal }, code),
  };
}

/** Arranges the words as `site`, `pages.home` and so on. Their types are those of the schemas that have checked them. */
function arrangeWords(files: Readonly<Record<string, unknown>>): Words {
  const pages: Record<string, unknown> = {};
  const others: Record<string, unknown> = {};
  for (const name of Object.keys(words)) (isPage(name) ? pages : others)[toKey(name)] = files[name];
  return { ...others, pages } as unknown as Words;
}

/** Whether each setting that a legal text can depend on is set. */
function readConditions(hasTranslations: boolean): SettingsInUse {
  const { analyticsUrl, contactEndpoint, hasContactService, statusUrl } = loadSettings();
  return {
    CONTACT: hasContactService,
    CONTACT_ENDPOINT: contactEndpoint !== null,
    STATUS_URL: statusUrl !== null,
    ANALYTICS_URL: analyticsUrl !== null,
    LANGUAGES: hasTranslations,
  };
}

function readLegalPages(
  sources: Sources,
  facts: Facts,
  conditions: SettingsInUse,
  language: string,
) {
  const pages = Object.entries(legalFiles).map(([id, english]) => {
    const name = translationName(english, language);
    const source = readSource(sources, name);
    const page = parseMarkdownFile(contentPath(name), source, facts, conditions);
    const problem = findStructureProblem(source, readSource(sources, english));
    refuse(problem ? [`${contentPath(name)}, field text: ${problem}`] : []);
    const html = page.html.replaceAll(/(?<=<a [^>]*?href=")\/[^"]*/g, (href) =>
      localHref(href, language),
    );
    return [id, { ...page, html }];
  });
  return Object.fromEntries(pages) as Record<LegalPage, MarkdownPage>;
}
