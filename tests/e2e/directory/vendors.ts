import { content } from '../../language.ts';
import { createDirectorySearch } from '../../../src/features/directory/search/directory-search.ts';

// What tests of the directory search for, found in it by what it is to show: no vendor is there for
// good. That the search finds what it should is the unit tests' to say.

const categories = content.integrationCategories;
const vendors = content.integrations.map(({ id, name, description, category: categoryId }) => {
  const { name: category = '', alsoCalled = '' } =
    categories.find((each) => each.id === categoryId) ?? {};
  return { id, name, description, categoryId, category, alsoCalled };
});
type Vendor = (typeof vendors)[number];
const search = createDirectorySearch(vendors, content.pages.integrations.search.functionWords);

const byId = new Map(vendors.map((vendor) => [vendor.id, vendor]));
const found = (query: string) => search(query).flatMap(({ id }) => byId.get(id) ?? []);

function needed<Found>(what: string, value: Found | undefined): Found {
  if (value === undefined) throw new Error(`These tests need ${what} in facts/integrations.yaml.`);
  return value;
}

/** `nuki` with a letter twice: `nukki`; and with two swapped: `nuik`. */
const doubled = (name: string) => name.slice(0, 3) + name.slice(2);
const swapped = (name: string) => name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1);

/** Vendors of one word, with what finds them and nobody else: their name, right and misspelled. */
const findable = vendors
  .filter(({ name }) => /^[a-z]{4,}$/i.test(name))
  .map((vendor) => {
    const query = vendor.name.toLowerCase();
    return { ...vendor, query, doubled: doubled(query), swapped: swapped(query) };
  })
  .filter((vendor) =>
    [vendor.query, vendor.doubled, vendor.swapped].every(
      (query) => found(query).length === 1 && found(query)[0]?.id === vendor.id,
    ),
  );

/** A vendor that is found by its name. */
export const vendor = needed('a vendor of one word', findable.at(-1));

/** One of another category. */
export const other = needed(
  'two vendors of one word in two categories',
  findable.find(({ category }) => category !== vendor.category),
);

/** One whose name takes a while to type. */
export const longNamed =
  findable
    .filter(({ name }) => name.length >= 7)
    .toSorted((a, b) => a.name.length - b.name.length)[0] ?? vendor;

/** A booking site, or another word for one, by which no vendor is found. */
export const bookingSite = needed(
  'a booking site whose name finds none of the vendors',
  [
    ...content.bookingSites.map(({ name }) => name),
    ...content.pages.integrations.search.bookingSites.alsoCalled.split(', '),
  ].find((name) => found(name).length === 0),
);

/** What no vendor is found by. */
export const unknown = 'qqqq';

/** All vendors in the order of the page: category by category, as they are listed. */
export const inPageOrder = categories.flatMap(({ id }) =>
  vendors.filter(({ categoryId }) => categoryId === id),
);

/** The names of a category's cards, in their order. */
export function namesOf(category: string): string[] {
  return vendors.filter((each) => each.categoryId === category).map(({ name }) => name);
}

const wordsOf = ({ description }: Vendor) => description.toLowerCase().match(/[a-z]{5,}/g) ?? [];
const described = [...new Set(vendors.flatMap(wordsOf))];

/** A word of several sentences in one category, and of nothing else. */
export function sharedWord(): { query: string; category: string; names: string[] } {
  const query = described.find((word) => {
    const hits = search(word);
    const isMarked = ({ id, marks }: (typeof hits)[number]) =>
      marks.length === 1 &&
      marks.every(
        ({ field, start, end }) =>
          field === 'description' && byId.get(id)?.[field].slice(start, end).toLowerCase() === word,
      );
    return (
      hits.length > 1 &&
      hits.every(isMarked) &&
      new Set(found(word).map(({ category }) => category)).size === 1
    );
  });
  const word = needed('a word in several sentences of one category', query);
  const hits = found(word);
  return { query: word, category: hits[0]?.category ?? '', names: hits.map(({ name }) => name) };
}

/** A word that finds vendors in several categories, and one of these. */
export function commonWord(): { query: string; category: string; categoryId: string } {
  const query = described.find(
    (word) => new Set(found(word).map(({ category }) => category)).size > 1,
  );
  const word = needed('a word in sentences of several categories', query);
  const [{ category, categoryId } = { category: '', categoryId: '' }] = found(word);
  return { query: word, category, categoryId };
}

/** The word that finds the most vendors, and the last of them. */
export function crowd(): { query: string; lastId: string } {
  const [most] = described
    .map((query) => ({ query, hits: found(query) }))
    .toSorted((a, b) => b.hits.length - a.hits.length);
  const { query, hits } = needed('a sentence', most);
  return { query, lastId: hits.at(-1)?.id ?? '' };
}

/** What finds first a vendor whose category stands below that of another it finds. */
export function lateAnswer(): { query: string; name: string } {
  const place = ({ categoryId }: Vendor) => categories.findIndex(({ id }) => id === categoryId);
  const answers = vendors.values().flatMap(({ name }) =>
    Array.from(name, (_, at) => name.slice(0, at + 1).toLowerCase()).flatMap((query) => {
      const [first, ...others] = found(query);
      const isLate = first && others.some((each) => place(each) < place(first));
      return isLate && query.length > 2 ? { query, name: first.name } : [];
    }),
  );
  return needed('names that begin alike in two categories', answers.next().value);
}
