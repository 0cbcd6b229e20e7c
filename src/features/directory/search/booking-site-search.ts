import MiniSearch from 'minisearch';
import { isLong, joined, swapped, wordsOf, wordsOfQuery } from './directory-words.ts';

/**
 * Makes a test of whether a query asks for a booking site. It does if a name is anywhere in it, in
 * one word or several and with at most one error (`air bnb calendar`), or if it is nothing but the
 * first three letters or more of a name (`booking`).
 */
export function bookingSiteSearch(names: readonly string[]): (query: string) => boolean {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ['name'],
    tokenize: (text) => [joined(wordsOf(text))],
    processTerm: (name) => name,
  });
  index.addAll(names.map((name, id) => ({ id, name })));
  const longest = Math.max(...names.map((name) => joined(wordsOf(name)).length)) + 1;

  return (query) => {
    const words = wordsOfQuery(query);
    const stretches = words
      .flatMap((_, start) => words.slice(start).map((__, at) => words.slice(start, start + at + 1)))
      .map(joined)
      .filter(({ length }) => length <= longest);
    const whole = joined(words);
    const found = index.search({
      combineWith: 'OR',
      queries: [
        { queries: [whole], prefix: whole.length >= 3 },
        ...stretches.flatMap((stretch) => [
          { queries: [stretch], fuzzy: isLong(stretch) ? 1 : 0 },
          ...(isLong(stretch) ? swapped(stretch) : []),
        ]),
      ],
    });
    return found.length > 0;
  };
}
