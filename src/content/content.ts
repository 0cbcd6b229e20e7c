import { mainLanguage } from '../config/routes.ts';
import { loadSettings, readEnvironment } from '../config/settings.ts';
import { keepPublished, readLanguages, type Language } from './languages.ts';
import { readContent, type Content } from './read-content.ts';
import { checkSamples, findSamples } from './samples.ts';
import { readSources, type Sources } from './sources.ts';

// Files are read once per process.
let sources: Sources | undefined;
let samples: readonly string[] | undefined;
const contentByCode = new Map<string, Content>();

const loadSources = () => (sources ??= keepPublished(readSources()));

/** The languages of the site, English first. */
export const loadLanguages = (): readonly Language[] => readLanguages(loadSources());

/**
 * Loads the site's content in a language, and checks it. Mistakes in English are reported first.
 * @param code undefined for English, whose addresses have no language parameter.
 * @throws {ContentError} naming each mistake in the first wrong file.
 */
export function loadContent(code: string = mainLanguage): Content {
  if (code !== mainLanguage) loadContent();
  const content = contentByCode.get(code) ?? readContent(loadSources(), code);
  contentByCode.set(code, content);
  return content;
}

/** A line for everything in the content and the settings that is made up and still has to be replaced. */
export function loadSamples(): readonly string[] {
  return (samples ??= findSamples(loadSources(), readEnvironment()));
}

/** Whether every page says that the site is a preview. */
export const isPreview = () => loadSettings().isPreview && loadSamples().length > 0;

/**
 * Checks the content in every language, before Astro reads it: a mistake is then one line, without a stack trace.
 * @returns a sentence for the terminal if the site has samples.
 * @throws {ContentError} naming each mistake in the first wrong file, or the samples of a real site.
 */
export function checkContent(): string | undefined {
  for (const { code } of loadLanguages()) loadContent(code);
  return checkSamples(loadSamples(), loadSettings());
}
