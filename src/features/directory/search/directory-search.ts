import MiniSearch, { type Query } from 'minisearch';
import { isLong, joined, swapped, wordsOf, wordsOfQuery, type Word } from './directory-words.ts';

/** What the directory's search knows of a vendor. */
export interface DirectoryEntry {
  id: string;
  name: string;
  category: string;
  /** Other words for the category. */
  alsoCalled: string;
  description: string;
}

/** An entry that a query found, and which stretches of its texts answer it. */
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

/** An entry's own words, by field. */
type Words = Record<MarkedField, readonly Word[]>;

/** Words of an entry that answer a query, each with the fields it does so in. */
type Match = Readonly<Record<string, readonly string[]>>;

/** What a match is worth, by field. `joined` is the name as one word: people write Pay Pal. */
const boost = { joined: 12, name: 8, category: 2, alsoCalled: 2, description: 1 };

/**
 * Makes a search over entries. It looks for words in any order, each from its beginning; case and
 * accents do not matter. One letter wrong, missing, too many or swapped with its neighbor is
 * forgiven in a name of which three letters are typed and in any other word of four; two in a name
 * of eight. A vendor's exact name is no misspelling of another word: nothing but similar names is
 * found beside what contains it. Where no entry has all the words, those that have some of the
 * longer ones are found.
 * @returns for a query, what it finds, best first; every entry for a query without a word.
 */
export function directorySearch(entries: readonly DirectoryEntry[]): (query: string) => Hit[] {
  const index = new MiniSearch<DirectoryEntry>({
    fields: Object.keys(boost),
    extractField: (entry, field) =>
      field === 'joined' ? joined(wordsOf(entry.name)) : entry[field as keyof DirectoryEntry],
    tokenize: (text) => wordsOf(text).map(({ folded }) => folded),
    processTerm: (word) => word,
    searchOptions: { boost, prefix: true },
  });
  index.addAll(entries);
  const words = new Map(entries.map((entry) => [entry.id, wordsByField(entry)]));
  const names = new Set([...words.values()].map(({ name }) => joined(name)));

  return (query) => {
    const asked = wordsOfQuery(query);
    const typed = asked.map(({ folded }) => folded);
    if (typed.length === 0) return entries.map(({ id }) => ({ id, marks: [] }));
    const whole = joined(asked);
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
        return own ? [{ id: id as string, marks: marksIn(own, match, typed) }] : [];
      },
    );
  };
}

function nameQuery(name: string): Query {
  const errors = name.length >= 8 ? 2 : name.length >= 3 ? 1 : 0;
  return {
    combineWith: 'OR',
    fields: ['joined'],
    queries: [{ queries: [name], fuzzy: errors }, ...swapped(name)],
  };
}

/** @param isName whether the word is right as it is: then only other names may differ from it. */
function wordQuery(word: string, { isName }: { isName: boolean }): Query {
  const nameErrors = isLong(word) ? 1 : 0;
  const errors = isName ? 0 : nameErrors;
  // Few letters begin a word of almost every sentence.
  const isPrefix = word.length >= 3;
  const fields = isName ? ['name'] : Object.keys(boost);
  return {
    combineWith: 'OR',
    queries: [
      { fields: ['name'], queries: [word], fuzzy: nameErrors },
      { fields: ['category'], queries: [word], fuzzy: errors },
      { fields: ['alsoCalled', 'description'], queries: [word], fuzzy: errors, prefix: isPrefix },
      ...(isLong(word) ? [{ combineWith: 'OR' as const, fields, queries: swapped(word) }] : []),
    ],
  };
}

function marksIn(own: Words, match: Match, typed: readonly string[]): Mark[] {
  const answers = (word: string, field: string) =>
    Object.hasOwn(match, word) && match[word]?.includes(field);
  // Of a word found in several fields, the match names but one of them.
  const marks = (Object.keys(own) as MarkedField[]).flatMap((field) =>
    own[field]
      .filter(({ folded }) => Object.hasOwn(match, folded))
      .map(({ folded, start, end }) => {
        const beginning = [...typed, typed.join('')].findLast((word) => folded.startsWith(word));
        return { field, start, end: beginning ? start + beginning.length : end };
      }),
  );
  const isMarked = (field: MarkedField) => marks.some((mark) => mark.field === field);
  const wholly = (field: MarkedField) => ({ field, start: 0, end: own[field].at(-1)?.end ?? 0 });
  if (!isMarked('name') && answers(joined(own.name), 'joined')) marks.push(wholly('name'));
  const isOtherWord = Object.values(match).some((fields) => fields.includes('alsoCalled'));
  if (!isMarked('category') && isOtherWord) marks.push(wholly('category'));
  return marks;
}

function wordsByField({ name, category, description }: DirectoryEntry): Words {
  return {
    name: wordsOf(name),
    category: wordsOf(category),
    description: wordsOf(description),
  };
}
