import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { VendorGroup } from './vendor-groups.ts';

/** The result of a search. */
export interface DirectoryResult {
  /** Ids of the vendors, best match first. */
  hits: ReadonlySet<string>;
  /** Whether the query names a booking site. Booking sites are not vendors, because they connect by iCal. */
  isBookingSite: boolean;
}

function getWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Normalizes a word for the search: lower case, without accents, in plain letters (`Ｙａｌｅ` is Yale). */
function foldWord(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Joins all words of a text, because people write Pay Pal for PayPal. */
function joinWords(text: string): string {
  return getWords(text).map(foldWord).join('');
}

/** The number of typos allowed in a word: none in short words, which differ from many others by one letter. */
function countAllowedTypos({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Returns a word with each pair of neighboring letters swapped: one typo for people, but an edit distance of two. */
function swapLetters(text: string): string[] {
  const letters = [...text];
  if (letters.length < 4) return [];
  return letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? '').join(''));
}

/** Ways to read a query, strictest first. The first one with a result is used. */
function listQueries(query: string): Query[] {
  const name = joinWords(query);
  const words = getWords(query);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const allWords = { combineWith: 'AND' as const, queries: [query] };
  const asName: Query = {
    fields: ['name'],
    queries: [
      { queries: [name], fuzzy: countAllowedTypos },
      { queries: swapLetters(name), prefix: false },
    ],
  };
  return [
    { queries: [allWords, asName] },
    { ...allWords, fuzzy: countAllowedTypos },
    // Any of the longer words, in all fields except the sentences.
    {
      fields: ['name', 'category', 'alsoCalled'],
      queries: [...words, ...pairs].filter(({ length }) => length > 3),
      fuzzy: countAllowedTypos,
    },
  ];
}

/**
 * Creates the search of the directory. It ignores case and accents, and allows typos and unfinished words. An empty
 * query finds every vendor; a query without letters or digits finds none.
 * @param bookingSites names of booking sites.
 * @param functionWords words that are in nearly every sentence (and, the, for), which are ignored.
 */
export function createDirectorySearch(
  groups: readonly VendorGroup[],
  bookingSites: readonly string[] = [],
  functionWords = '',
): (query: string) => DirectoryResult {
  const passedOver = new Set(getWords(functionWords).map(foldWord));
  const vendorIds = groups.flatMap(({ vendors }) => vendors.map(({ id }) => id));
  // The space keeps these ids different from vendors' ids.
  const siteIds = new Set(bookingSites.map((name) => `site ${joinWords(name)}`));
  const createIndex = () => {
    const index = new MiniSearch({
      fields: ['name', 'category', 'alsoCalled', 'description'],
      tokenize: getWords,
      processTerm: (term) => (passedOver.has(foldWord(term)) ? null : foldWord(term)),
      searchOptions: { prefix: true, boost: { name: 8, category: 2, alsoCalled: 2 } },
    });
    for (const { name: category, alsoCalled, vendors } of groups) {
      for (const { id, name, description } of vendors)
        index.add({ id, name: `${name} ${joinWords(name)}`, category, alsoCalled, description });
    }
    for (const id of siteIds) index.add({ id, name: id.slice(5) });
    return index;
  };
  // Created on the first search, because most visitors don't search.
  let index: MiniSearch | undefined;

  return (query) => {
    if (query.trim() === '') return { hits: new Set(vendorIds), isBookingSite: false };
    const searched = (index ??= createIndex());
    // A function word on its own may be the start of a name.
    const options = getWords(query).length === 1 ? { processTerm: foldWord } : {};
    const results = listQueries(query)
      .map((reading) => searched.search(reading, options))
      .find(({ length }) => length > 0);
    const hits = new Set(results?.map(({ id }) => id as string));
    for (const id of siteIds) hits.delete(id);
    const isBookingSite = results?.some(
      (result) => siteIds.has(result.id) && isReliable(result, query),
    );
    return { hits, isBookingSite: isBookingSite ?? false };
  };
}

/** Whether a match is reliable. Three letters must match exactly: `kota` (a city) is not an OTA. */
function isReliable({ terms, queryTerms }: SearchResult, query: string): boolean {
  const typed = joinWords(query);
  return terms.some((term) => queryTerms.includes(term) || Math.min(term.length, typed.length) > 3);
}
