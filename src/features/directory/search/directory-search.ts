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

/** An entry that a query found, and the parts of its texts to highlight. */
export interface Hit {
  id: string;
  marks: readonly Mark[];
}

export interface Mark {
  field: MarkedField;
  start: number;
  end: number;
}

type MarkedField = 'name' | 'category' | 'description';

/** The words of an entry, by field. */
type Words = Record<MarkedField, readonly Word[]>;

/** MiniSearch's match: the words of an entry that match a query, each with the fields it is in. */
type Match = Readonly<Record<string, readonly string[]>>;

/** Weight of a match, by field. `joined` is the name as one word: people write Pay Pal. */
const boost = { joined: 12, name: 8, category: 2, alsoCalled: 2, description: 1 };

/**
 * Creates a search over entries. It matches the beginnings of words in any order and ignores case
 * and accents. Allowed typos (a wrong, missing, extra or swapped letter): one in a name from three
 * letters, one in any other word from four, two in a name from eight. A vendor's exact name counts
 * as no typo of another word: it finds entries that contain it, and similar names. If no entry has
 * all words, it finds the entries that have some of the longer ones.
 * @returns a function that gives the hits for a query, best first; all entries for an empty query.
 */
export function createDirectorySearch(
  entries: readonly DirectoryEntry[],
): (query: string) => Hit[] {
  const index = new MiniSearch<DirectoryEntry>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'joined' ? joinWords(splitWords(entry.name)) : entry[field as keyof DirectoryEntry],
    tokenize: (text) => splitWords(text).map(({ folded }) => folded),
    processTerm: (word) => word,
    searchOptions: { boost, prefix: true },
  });
  index.addAll(entries);
  const words = new Map(entries.map((entry) => [entry.id, splitFields(entry)]));
  const names = new Set([...words.values()].map(({ name }) => joinWords(name)));

  return (query) => {
    const queryWords = readQueryWords(query);
    const typed = queryWords.map(({ folded }) => folded);
    if (typed.length === 0) return entries.map(({ id }) => ({ id, marks: [] }));
    const whole = joinWords(queryWords);
    const queryFor = (word: string) =>
      wordQuery(word, { isName: names.has(whole) || names.has(word) });
    const find = (combineWith: 'AND' | 'OR', among: readonly string[]) =>
      index.search({
        combineWith: 'OR',
        queries: [nameQuery(whole), { combineWith, queries: among.map(queryFor) }],
      });
    const withAll = find('AND', typed);
    return (withAll.length > 0 ? withAll : find('OR', typed.filter(isLong))).flatMap(
      ({ id, match }) => {
        const own = words.get(id as string);
        return own ? [{ id: id as string, marks: findMarks(own, match, typed) }] : [];
      },
    );
  };
}

function nameQuery(name: string): Query {
  const errors = name.length >= 8 ? 2 : name.length >= 3 ? 1 : 0;
  return {
    combineWith: 'OR',
    fields: ['joined'],
    queries: [{ queries: [name], fuzzy: errors }, ...swappedLetterQueries(name)],
  };
}

/** @param isName whether the word is an exact name; typos then only match other names. */
function wordQuery(word: string, { isName }: { isName: boolean }): Query {
  const nameErrors = isLong(word) ? 1 : 0;
  const errors = isName ? 0 : nameErrors;
  // One or two letters would match almost every description.
  const isPrefix = word.length >= 3;
  const fields = isName ? ['name'] : Object.keys(boost);
  return {
    combineWith: 'OR',
    queries: [
      { fields: ['name'], queries: [word], fuzzy: nameErrors },
      { fields: ['category'], queries: [word], fuzzy: errors },
      { fields: ['alsoCalled', 'description'], queries: [word], fuzzy: errors, prefix: isPrefix },
      ...(isLong(word)
        ? [{ combineWith: 'OR' as const, fields, queries: swappedLetterQueries(word) }]
        : []),
    ],
  };
}

function findMarks(own: Words, match: Match, typed: readonly string[]): Mark[] {
  const isMatch = (word: string, field: string) =>
    Object.hasOwn(match, word) && match[word]?.includes(field);
  // MiniSearch reports only one field for a word found in several, so this looks at every field.
  const marks = (Object.keys(own) as MarkedField[]).flatMap((field) =>
    own[field]
      .filter(({ folded }) => Object.hasOwn(match, folded))
      .map(({ folded, start, end }) => {
        const beginning = [...typed, typed.join('')].findLast((word) => folded.startsWith(word));
        return { field, start, end: beginning ? start + beginning.length : end };
      }),
  );
  const isMarked = (field: MarkedField) => marks.some((mark) => mark.field === field);
  const wholeField = (field: MarkedField) => ({
    field,
    start: 0,
    end: own[field].at(-1)?.end ?? 0,
  });
  if (!isMarked('name') && isMatch(joinWords(own.name), 'joined')) marks.push(wholeField('name'));
  const isByAlias = Object.values(match).some((fields) => fields.includes('alsoCalled'));
  if (!isMarked('category') && isByAlias) marks.push(wholeField('category'));
  return marks;
}

function splitFields({ name, category, description }: DirectoryEntry): Words {
  return {
    name: splitWords(name),
    category: splitWords(category),
    description: splitWords(description),
  };
}
