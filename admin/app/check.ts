import { stringify } from 'yaml';
import { readContent } from '../../src/content/read-content.ts';
import { ContentError } from '../../src/content/parse/content-error.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import type { Sources } from '../../src/content/sources.ts';
import { isTranslation, languagesOfFile, mainLanguage, nameIn } from '../config/languages.ts';
import { completed } from './translation.ts';

/** What the build would say about the content of a language, or null if it takes it. */
function problemOf(sources: Sources, language: string): string | null {
  try {
    readContent('content', sourcesIn(language, sources));
    return null;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.replaceAll(`content/${mainLanguage}/`, `content/${language}/`);
  }
}

/** The content in one language: what a translation lacks is in the main language. */
function sourcesIn(language: string, sources: Sources): Sources {
  const names = [...sources.keys()].filter((name) => !isTranslation(name));
  return new Map(
    names.map((name) => {
      const text = sources.get(name) ?? '';
      const translated = nameIn(language, name);
      const isTranslated = translated !== name && languagesOfFile(name, sources).includes(language);
      if (!isTranslated) return [name, text];
      const translation = sources.get(translated) ?? '';
      const whole = completed(parseYaml(name, text), parseYaml(translated, translation));
      return [name, stringify(whole, { lineWidth: 0 })];
    }),
  );
}

/**
 * Refuses a change that the build would refuse, in the same words. A problem that the content had
 * before is no reason to refuse a change elsewhere.
 * @throws {Error} with the build's message as its cause.
 */
export function checkChange(sources: Sources, name: string, text: string): void {
  const language = isTranslation(name) ? (name.split('/', 1)[0] ?? '') : mainLanguage;
  const problem = problemOf(new Map(sources).set(name, text), language);
  if (problem === null || problem === problemOf(sources, language)) return;
  // The CMS shows the message of the cause for an error of this name, and for no other.
  throw new Error('saving_failed', { cause: new Error(problem) });
}
