import MiniSearch, { type Query } from 'minisearch';

/** What a search can find. */
export interface Entry {
  id: string;
  name: string;
  /** The name of its category, and other words for it. */
  category: string;
  description: string;
}

function getWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Normalizes a word: lower case, singular, without accents, in plain letters (`Ｙａｌｅｓ` is yale). Indonesian has no
 * endings like these; its words only have to become the same in the entries and in the query.
 */
function normalizeWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=[^aeiou])(ies?|y)$/, 'i')
    .replace(/(?<=x|ch|sh|ss)es$|(?<=..[^isu])s$/, '');
}

/** Each pair of neighboring words as one: `smart lock` as `smartlock`. */
function joinPairs(words: readonly string[]): string[][] {
  return words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`));
}

/** Each word as two: `smartlock` as `smart lock`, among others that find nothing. */
function splitWords(words: readonly string[]): string[][] {
  return words.flatMap((word, at) => {
    const letters = [...word];
    return letters
      .slice(1)
      .map((_, end) =>
        words.toSpliced(at, 1, letters.slice(0, end + 1).join(''), letters.slice(end + 1).join('')),
      );
  });
}

/** The number of typos allowed in a word: none in short words, which differ from many others by one letter. */
function countAllowedTypos({ length }: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The last word may be unfinished. A short one among others would begin too many words. */
function isUnfinished(word: string, at: number, words: readonly string[]): boolean {
  return at === words.length - 1 && (at === 0 || word.length > 2);
}

/** All words, however they are joined or apart. */
function readStrictly(words: readonly string[]): Query {
  const spellings = [[...words], ...joinPairs(words), ...splitWords(words)];
  return {
    combineWith: 'OR',
    queries: spellings.map((spelling) => ({ combineWith: 'AND', queries: [spelling.join(' ')] })),
  };
}

/** Any of the longer words, with typos, in names and categories. */
function readLoosely(words: readonly string[]): Query {
  const pairs = joinPairs(words).flat();
  return {
    fields: ['name', 'category'],
    fuzzy: countAllowedTypos,
    queries: [...new Set([...words, ...pairs])].filter(({ length }) => length > 3),
  };
}

/**
 * Creates a search that ignores case, accents, hyphens and plurals, and finds words that are joined or apart. If nothing
 * matches, it allows typos. It returns the ids of what it finds, best match first.
 */
export function createSearch(entries: readonly Entry[]): (query: string) => string[] {
  const index = new MiniSearch<Entry>({
    fields: ['name', 'category', 'description'],
    tokenize: getWords,
    processTerm: normalizeWord,
    searchOptions: { prefix: isUnfinished, boost: { name: 8, category: 2 } },
  });
  // With the name in one word, so that a typo in `staysnet` is one, too.
  const joinName = (name: string) => `${name} ${getWords(name).join('')}`;
  index.addAll(entries.map((entry) => ({ ...entry, name: joinName(entry.name) })));
  return (query) => {
    const words = getWords(query);
    const strict = index.search(readStrictly(words));
    // A short word is not a typo of a longer one: `kota` (a city) is no OTA.
    const filter = ({ terms }: { terms: string[] }) => terms.some(({ length }) => length > 3);
    const found = strict.length > 0 ? strict : index.search(readLoosely(words), { filter });
    return found.map(({ id }) => id as string);
  };
}
