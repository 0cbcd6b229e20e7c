import { createFormats } from '../shared/formats.ts';
import { localHref, mainLanguage, routesIn } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { checkFooter, checkModules, checkReferences } from './cross-checks.ts';
import { guessFacts, readFacts } from './facts/facts.ts';
import { withPrices } from './facts/plan.ts';
import type { Facts } from './fields/fill-facts.ts';
import { mistakeAt, Mistakes, readEach } from './parse/content-error.ts';
import { checkLinks } from './parse/links.ts';
import type { SettingsInUse } from './parse/conditional-text.ts';
import { parseMarkdownFile, type MarkdownPage } from './parse/markdown-page.ts';
import { mapTexts } from './parse/values.ts';
import { resolveNavigation } from './navigation.ts';
import { arrange, legalFiles, schemas, type LegalPage } from './schemas/schemas.ts';
import { contentPath, type Sources } from './sources.ts';
import { checkFileNames, languageFiles, type LanguageFiles } from './translation/language-files.ts';
import { readLanguages } from './translation/language.ts';

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks all content of the site in one language: the facts, then the words that name them, then the
 * pages in Markdown, and last what files say of one another.
 * @param code the language; another one than English translates the English content.
 * @throws {ContentError} naming the file, entry, field and reason of each mistake.
 */
export function readContent(sources: Sources, code: string = mainLanguage) {
  const languages = readLanguages(sources);
  const language = languages.find((each) => each.code === code);
  if (!language) throw mistakeAt({ file: contentPath(code) }, 'there is no such language.');
  const files = languageFiles(sources, code);
  const mistakes = new Mistakes();
  const facts = mistakes.collect(() => readFacts(files, language.locale)) ?? guessFacts(files);
  const { analyticsUrl, contactEndpoint, hasContactService, statusUrl } = loadSettings();
  const conditions = {
    CONTACT: hasContactService,
    CONTACT_ENDPOINT: contactEndpoint !== null,
    STATUS_URL: statusUrl !== null,
    ANALYTICS_URL: analyticsUrl !== null,
    LANGUAGES: languages.filter(({ published }) => published).length > 1,
  };
  /** What each YAML file has, by its English name. */
  const values = new Map<string, unknown>();
  for (const [name, schema] of Object.entries(schemas))
    mistakes.collect(() => values.set(name, files.read(name, schema, facts)));
  const legal = mistakes.collect(() => readLegalPages(files, facts, conditions));
  // A translation has the links, ids and modules of English.
  if (code === mainLanguage) {
    mistakes.collect(() =>
      readEach(values, ([name, value]) => checkLinks(contentPath(name), value)),
    );
    mistakes.collect(() => checkFileNames(sources, languages));
    mistakes.collect(() => checkReferences(values, files));
    mistakes.collect(() => checkModules(values, files));
    mistakes.collect(() => checkFooter(values, files));
  }
  const texts = mistakes.finish({ facts, legal });
  const words = arrange(values);
  const formats = createFormats({ locale: language.locale, currency: words.terms.currency });
  const plans = withPrices(words.plans, words.terms, formats);
  const navigation = resolveNavigation(
    words.navigation,
    words.site,
    { ...words.pages, ...texts.legal },
    code,
  );
  const content = { ...words, ...texts, language, routes: routesIn(code), plans, navigation };
  return { ...localize(content, code), formats };
}

function readLegalPages(files: LanguageFiles, facts: Facts, conditions: SettingsInUse) {
  const pages = readEach(Object.entries(legalFiles), ([id, name]) => {
    const page = parseMarkdownFile(files.path(name), files.source(name), facts, conditions);
    files.checkParts(name);
    return [id, page];
  });
  return Object.fromEntries(pages) as Record<LegalPage, MarkdownPage>;
}

/** Leads the links of a value to the pages in a language: fields called `href`, and links in HTML. */
function localize<Value>(value: Value, code: string): Value {
  if (code === mainLanguage) return value;
  return mapTexts(value, (text, path) =>
    path.at(-1) === 'href'
      ? localHref(text, code)
      : text.replaceAll(
          /(<a [^>]*?href=")(\/[^"]*)/g,
          (_, start: string, href: string) => start + localHref(href, code),
        ),
  );
}
