import { mainLanguage } from '../config/routes.ts';
import { readEnvironment } from '../config/settings.ts';
import { readEach } from './parse/content-error.ts';
import { findPlaceholders } from './placeholders.ts';
import { readContent, type Content } from './read-content.ts';
import { readSources, type Sources } from './sources.ts';
import { readLanguages, type Language } from './translation/language.ts';

// Files are read once per process.
let sources: Sources | undefined;
let languages: readonly Language[] | undefined;
let hasPlaceholders: boolean | undefined;
const contentByCode = new Map<string, Content>();

const loadSources = () => (sources ??= readSources());

/** The languages of the site, English first. */
export function loadLanguages(): readonly Language[] {
  return (languages ??= readLanguages(loadSources()).filter(({ published }) => published));
}

function readOnce(code: string): Content {
  const content = contentByCode.get(code) ?? readContent(loadSources(), code);
  contentByCode.set(code, content);
  return content;
}

/**
 * Loads the site's content in a language, and checks it. Mistakes in English are reported first.
 * @param code undefined for English, whose addresses have no language parameter.
 * @throws {ContentError} naming each mistake.
 */
export function loadContent(code: string = mainLanguage): Content {
  readOnce(mainLanguage);
  return readOnce(code);
}

/** Whether the build contains placeholders; each page then says that it is a preview. */
export const isPreview = () =>
  (hasPlaceholders ??= findPlaceholders(loadSources(), readEnvironment()).length > 0);

/**
 * Checks the content in every language.
 * @throws {ContentError} naming the mistakes in all of them.
 */
export function checkContent(): void {
  readEach(loadLanguages(), ({ code }) => readOnce(code));
}
