import MiniSearch from 'minisearch';
import {
  isLong,
  joinWords,
  swappedLetterQueries,
  splitWords,
  readQueryWords,
} from './directory-words.ts';

/**
 * Creates a function that tells whether a query is about a booking site: it contains a name, in one
 * or several words with at most one typo (`air bnb calendar`), or it is the beginning of a name with
 * at least four letters (`booking`). A name of three letters (`ota`) has to be typed as it is.
 */
export function createBookingSiteSearch(names: readonly string[]): (query: string) => boolean {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: (text) => [joinWords(splitWords(text))],
    processTerm: (name) => name,
  });
  const joined = names.map((name) => joinWords(splitWords(name)));
  const short = new Set(joined.filter((name) => !isLong(name)));
  index.addAll(joined.filter(isLong).map((name, id) => ({ id, name })));
  const maxLength = Math.max(...joined.map(({ length }) => length)) + 1;

  return (query) => {
    const words = readQueryWords(query);
    const phrases = words
      .flatMap((_, start) => words.slice(start).map((__, at) => words.slice(start, start + at + 1)))
      .map(joinWords)
      .filter(({ length }) => length <= maxLength);
    const whole = joinWords(words);
    const found = index.search({
      combineWith: 'OR',
      queries: [
        { queries: [whole], prefix: isLong(whole) },
        ...phrases.flatMap((phrase) => [
          { queries: [phrase], fuzzy: isLong(phrase) ? 1 : 0 },
          ...(isLong(phrase) ? swappedLetterQueries(phrase) : []),
        ]),
      ],
    });
    return found.length > 0 || phrases.some((phrase) => short.has(phrase));
  };
}
