import { createFormats } from '../shared/formats.ts';
import { localHref, mainLanguage, getRoutes } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { checkFooter, checkModules, checkReferences } from './cross-checks.ts';
import { guessFacts, readFacts } from './facts/facts.ts';
import { withPrices } from './facts/plan.ts';
import type { Facts } from './fields/fill-facts.ts';
import { resolveNavigation } from './navigation.ts';
import type { SettingsInUse } from './parse/conditional-text.ts';
import { mistakeAt, Mistakes, readEach } from './parse/content-error.ts';
import { checkLinks, localizeLinks } from './parse/links.ts';
import { parseMarkdownFile, type MarkdownPage } from './parse/markdown-page.ts';
import { arrangeContent, legalFiles, schemas, type LegalPage } from './schemas/schemas.ts';
import { contentPath, type Sources } from './sources.ts';
import {
  checkFileNames,
  openLanguageFiles,
  type LanguageFiles,
} from './translation/language-files.ts';
import { readLanguages, type Language } from './translation/language.ts';

/** The content of the site in one language. */
export type Content = ReturnType<typeof readContent>;

/**
 * Reads and checks all content of the site in one language.
 * @throws {ContentError} naming the file, entry, field and reason of each mistake.
 */
export function readContent(sources: Sources, code: string = mainLanguage) {
  const languages = readLanguages(sources);
  const language = languages.find((each) => each.code === code);
  if (!language) throw mistakeAt({ file: contentPath(code) }, 'there is no such language.');
  const files = openLanguageFiles(sources, code);
  const mistakes = new Mistakes();

  // 1. The facts that texts use.
  const facts = mistakes.collect(() => readFacts(files, language.locale)) ?? guessFacts(files);

  // 2. Each YAML file: parsed, translated, filled with facts, checked against its schema.
  const values = new Map<string, unknown>();
  for (const [name, schema] of Object.entries(schemas))
    mistakes.collect(() => values.set(name, files.read(name, schema, facts)));

  // 3. The legal texts, with only the parts that apply to this build.
  const legal = mistakes.collect(() =>
    readLegalPages(files, facts, readConditions(languages), code),
  );

  // 4. References between files. A translation has the same links, ids and modules as English.
  if (code === mainLanguage) {
    mistakes.collect(() => checkFileNames(sources, languages));
    mistakes.collect(() =>
      readEach(values, ([name, value]) => checkLinks(contentPath(name), schemas[name], value)),
    );
    mistakes.collect(() => checkReferences(values, files));
    mistakes.collect(() => checkModules(values, files));
    mistakes.collect(() => checkFooter(values, files));
  }
  const pages = mistakes.finish({ legal });

  // 5. Derived values: links to pages in the language, prices, menus.
  for (const [name, value] of values) values.set(name, localizeLinks(schemas[name], value, code));
  const parts = arrangeContent(values);
  const formats = createFormats({ locale: language.locale, currency: parts.terms.currency });
  const plans = withPrices(parts.plans, parts.terms, formats);
  const navigation = resolveNavigation(
    parts.navigation,
    parts.site,
    { ...parts.pages, ...pages.legal },
    code,
  );
  return { ...parts, ...pages, language, formats, routes: getRoutes(code), plans, navigation };
}

/** Whether each setting that a legal text can depend on is set. */
function readConditions(languages: readonly Language[]): SettingsInUse {
  const { analyticsUrl, contactEndpoint, hasContactService, statusUrl } = loadSettings();
  return {
    CONTACT: hasContactService,
    CONTACT_ENDPOINT: contactEndpoint !== null,
    STATUS_URL: statusUrl !== null,
    ANALYTICS_URL: analyticsUrl !== null,
    LANGUAGES: languages.filter(({ published }) => published).length > 1,
  };
}

function readLegalPages(
  files: LanguageFiles,
  facts: Facts,
  conditions: SettingsInUse,
  language: string,
) {
  const pages = readEach(Object.entries(legalFiles), ([id, name]) => {
    const page = parseMarkdownFile(files.getPath(name), files.readSource(name), facts, conditions);
    files.checkParts(name);
    const html = page.html.replaceAll(/(?<=<a [^>]*?href=")\/[^"]*/g, (href) =>
      localHref(href, language),
    );
    return [id, { ...page, html }];
  });
  return Object.fromEntries(pages) as Record<LegalPage, MarkdownPage>;
}
