import { localHref, mainLanguage, routesIn } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { checkModules, checkReferences } from './cross-checks.ts';
import { readFacts } from './facts/facts.ts';
import { withPrices } from './facts/plan.ts';
import type { Facts } from './fields/fill-facts.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { checkLinks } from './parse/links.ts';
import type { SettingsInUse } from './parse/conditional-text.ts';
import { parseMarkdownFile, type MarkdownPage } from './parse/markdown-page.ts';
import { parseFile } from './parse/parse-content.ts';
import { mapTexts } from './parse/values.ts';
import { resolveNavigation } from './navigation.ts';
import { arrange, legalFiles, schemas, type LegalPage } from './schemas/schemas.ts';
import { contentPath, type Sources } from './sources.ts';
import { languageFiles, type LanguageFiles } from './translation/language-files.ts';
import { readLanguages } from './translation/language.ts';

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;

type LegalPages = Record<LegalPage, MarkdownPage>;

/**
 * Reads and checks all content of the site in one language: the facts, then the words that name them, then the
 * pages in Markdown, and last what files say of one another.
 * @param code the language; another one than English translates the English content.
 * @param english the content in English, for pages whose text is not translated.
 * @throws {ContentError} naming the file, entry, field and reason of each mistake in a step.
 */
export function readContent(
  sources: Sources,
  code: string = mainLanguage,
  english?: { legal: LegalPages },
) {
  const languages = readLanguages(sources);
  const language = languages.find((each) => each.code === code);
  if (!language) throw new ContentError({ file: contentPath(code) }, 'there is no such language.');
  const files = languageFiles(sources, code);
  const facts = readFacts(files, language.locale);
  const values = readWords(files, facts);
  const words = arrange(values);
  const { terms } = words;
  const { analyticsUrl, contactEndpoint, hasContactService, statusUrl } = loadSettings();
  const conditions = {
    CONTACT: hasContactService,
    CONTACT_ENDPOINT: contactEndpoint !== null,
    STATUS_URL: statusUrl !== null,
    ANALYTICS_URL: analyticsUrl !== null,
    LANGUAGES: languages.filter(({ published }) => published).length > 1,
  };
  const content = {
    ...words,
    language,
    routes: routesIn(code),
    facts,
    legal: readLegalPages(files, facts, conditions, english?.legal),
    plans: withPrices(words.plans, terms, language.locale),
  };
  const checks = [
    () => readEach(values, ([name, value]) => checkLinks(files.path(name), value)),
    () => checkReferences(values, files),
    () => checkModules(words, files),
  ];
  readEach<() => void, void>(checks, (check) => check());
  const navigation = resolveNavigation(words.navigation, words.site);
  return localize({ ...content, navigation }, code);
}

/** Reads every YAML file: what each has, by its English name. */
function readWords(files: LanguageFiles, facts: Facts): Map<string, unknown> {
  const words = readEach(Object.entries(schemas), ([name, schema]): [string, unknown] => [
    name,
    parseFile(files.path(name), files.yaml(name), schema, facts),
  ]);
  return new Map(words);
}

/** Reads the legal pages; one with `textIn` has the text of the English page below its own title and lead. */
function readLegalPages(
  files: LanguageFiles,
  facts: Facts,
  conditions: SettingsInUse,
  english: LegalPages | undefined,
): LegalPages {
  const pages = readEach(Object.entries(legalFiles), ([id, name]) => {
    const file = files.path(name);
    const page = parseMarkdownFile(file, files.source(name), facts, conditions);
    if (page.textIn === undefined) return [id, page];
    const text = english?.[id as LegalPage];
    if (!text) throw new ContentError({ file, field: 'textIn' }, 'the English page has a text.');
    return [id, { ...page, html: text.html, headings: text.headings, sample: text.sample }];
  });
  return Object.fromEntries(pages) as LegalPages;
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
