import MiniSearch, { type Query } from 'minisearch';
import {
  isLong,
  joinWords,
  swappedLetterQueries,
  splitWords,
  readQueryWords,
  type Word,
} from './directory-words.ts';

/** The texts of a vendor that the search looks at. */
export interface DirectoryEntry {
  id: string;
  name: string;
  category: string;
  /** Other words for the category. */
  alsoCalled: string;
  description: string;
}

/** An entry that a query found, and the parts of its texts to highlight. A category is a heading above it. */
export interface Hit {
  id: string;
  marks: readonly Mark[];
}

export interface Mark {
  field: MarkedField;
  start: number;
  end: number;
}

type MarkedField = 'name' | 'description';

/** The words of an entry, by field. */
type Words = Record<MarkedField, readonly Word[]>;

/** MiniSearch's match: the words of an entry that match a query, each with the fields it is in. */
type Match = Readonly<Record<string, readonly string[]>>;

/** Weight of a match, by field. `joined` is the name as one word: people write Pay Pal. */
const boost = { joined: 12, name: 8, category: 2, alsoCalled: 2, description: 1 };

/**
 * Creates a search over entries. It matches the beginnings of words in any order and ignores case
 * and accents. Allowed typos (a wrong, missing, extra or swapped letter): one in a name from four
 * letters, one in any other word from five, two in a name from eight. A vendor's exact name counts
 * as no typo of another word: it finds entries that contain it, and similar names. If no entry has
 * all words, it finds those with some of the longer ones in their name or category.
 * @param functionWords words that nearly every sentence has (and, the, for); the search passes over them.
 * @returns a function that gives the hits for a query, best first; all entries for an empty query, none for one without a letter or digit.
 */
export function createDirectorySearch(
  entries: readonly DirectoryEntry[],
  functionWords = '',
): (query: string) => Hit[] {
  const passedOver = new Set(splitWords(functionWords).map(({ folded }) => folded));
  const index = new MiniSearch<DirectoryEntry>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'joined' ? joinWords(splitWords(entry.name)) : entry[field as keyof DirectoryEntry],
    tokenize: (text) => splitWords(text).map(({ folded }) => folded),
    processTerm: (word, field) =>
      passedOver.has(word) && field !== 'name' && field !== 'joined' ? null : word,
    searchOptions: { boost, prefix: true, processTerm: (word) => word },
  });
  index.addAll(entries);
  const words = new Map(entries.map((entry) => [entry.id, splitFields(entry)]));
  const names = new Set([...words.values()].map(({ name }) => joinWords(name)));

  return (query) => {
    const queryWords = readQueryWords(query);
    if (query.trim() === '') return entries.map(({ id }) => ({ id, marks: [] }));
    const all = queryWords.map(({ folded }) => folded);
    // Such as an emoji.
    if (all.length === 0) return [];
    const meant = all.filter((word) => !passedOver.has(word));
    const typed = meant.length > 0 ? meant : all;
    const whole = joinWords(queryWords);
    const find = (combineWith: 'AND' | 'OR', among: readonly string[], text: readonly string[]) => {
      const queries = among.map((word) =>
        wordQuery(word, { isName: names.has(whole) || names.has(word), text }),
      );
      return index.search({
        combineWith: 'OR',
        queries: [nameQuery(whole), { combineWith, queries }],
      });
    };
    const withAll = find('AND', typed, ['alsoCalled', 'description']);
    const hits = withAll.length > 0 ? withAll : find('OR', typed.filter(isLong), ['alsoCalled']);
    return hits.flatMap(({ id, match }) => {
      const own = words.get(id as string);
      return own ? [{ id: id as string, marks: findMarks(own, match, typed) }] : [];
    });
  };
}

function nameQuery(name: string): Query {
  const errors = name.length >= 8 ? 2 : isLong(name) ? 1 : 0;
  return {
    combineWith: 'OR',
    fields: ['joined'],
    queries: [{ queries: [name], fuzzy: errors }, ...swappedLetterQueries(name)],
  };
}

/**
 * @param options.isName whether the word is an exact name; typos then only match other names.
 * @param options.text the fields besides name and category.
 */
function wordQuery(
  word: string,
  { isName, text }: { isName: boolean; text: readonly string[] },
): Query {
  // Short words differ from many others by one letter.
  const errors = isName || word.length < 5 ? 0 : 1;
  // One or two letters would match almost every description.
  const isPrefix = word.length >= 3;
  const fields = errors === 0 ? ['name'] : ['joined', 'name', 'category', ...text];
  return {
    combineWith: 'OR',
    queries: [
      { fields: ['name'], queries: [word], fuzzy: isLong(word) ? 1 : 0 },
      { fields: ['category'], queries: [word], fuzzy: errors },
      { fields: [...text], queries: [word], fuzzy: errors, prefix: isPrefix },
      ...(isLong(word)
        ? [{ combineWith: 'OR' as const, fields, queries: swappedLetterQueries(word) }]
        : []),
    ],
  };
}

function findMarks(own: Words, match: Match, typed: readonly string[]): Mark[] {
  // MiniSearch reports only one field for a word found in several, so this looks at every field.
  const marks = (Object.keys(own) as MarkedField[]).flatMap((field) =>
    own[field]
      .filter(({ folded }) => Object.hasOwn(match, folded))
      .map(({ folded, start, end }) => {
        const beginning = [...typed, typed.join('')].findLast((word) => folded.startsWith(word));
        return { field, start, end: beginning ? start + beginning.length : end };
      }),
  );
  const isMarked = marks.some(({ field }) => field === 'name');
  const name = joinWords(own.name);
  if (!isMarked && Object.hasOwn(match, name) && match[name]?.includes('joined'))
    marks.push({ field: 'name', start: 0, end: own.name.at(-1)?.end ?? 0 });
  return marks;
}

function splitFields({ name, description }: DirectoryEntry): Words {
  return { name: splitWords(name), description: splitWords(description) };
}
