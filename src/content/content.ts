import { mainLanguage } from '../config/routes.ts';
import { readEach } from './parse/content-error.ts';
import { readContent, type Content } from './read-content.ts';
import { readSources } from './sources.ts';
import { readLanguages, type Language } from './translation/language.ts';

/** A function that runs once for each argument, and then gives the same result again. */
function memoize<Argument extends [string?], Result extends object>(
  run: (...argument: Argument) => Result,
): (...argument: Argument) => Result {
  const results = new Map<string | undefined, Result>();
  return (...argument) => {
    const [key] = argument;
    const result = results.get(key) ?? run(...argument);
    results.set(key, result);
    return result;
  };
}

const loadSources = memoize(readSources);

const readIn = memoize((code: string): Content => {
  const sources = loadSources();
  return code === mainLanguage
    ? readContent(sources)
    : readContent(sources, code, readIn(mainLanguage));
});

/** The languages of the site, English first. */
export const loadLanguages = memoize((): readonly Language[] =>
  readLanguages(loadSources()).filter(({ published }) => published),
);

/**
 * The site's content in a language, checked.
 * @param code undefined for English, as the parameter of its addresses is.
 * @throws {ContentError} naming each mistake.
 */
export function loadContent(code: string = mainLanguage): Content {
  return readIn(code);
}

/**
 * Checks the content in every language.
 * @throws {ContentError} naming the mistakes in all of them.
 */
export function checkContent(): void {
  readEach(loadLanguages(), ({ code }) => loadContent(code));
}
