import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directorySearch } from './directory-search.ts';
import { content } from '../../../content/content.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const categories = new Map(content.integrationCategories.map((each) => [each.id, each]));
const entries = content.integrations.map(({ id, name, category, description }) => ({
  id,
  name,
  description,
  category: categories.get(category)?.name ?? '',
  alsoCalled: categories.get(category)?.alsoCalled ?? '',
}));
const search = directorySearch(entries);
const found = (query: string) => search(query).map(({ id }) => id);

const letter = fc.stringMatching(/^[a-z\d]$/);

/** A name of four letters or more with one error at any place: what a hasty thumb does. */
const mistyped = fc
  .constantFrom(...entries.filter(({ name }) => name.length >= 4))
  .chain(({ id, name }) => {
    const letters = [...name];
    const place = fc.nat(letters.length - 1);
    return fc
      .oneof(
        fc.tuple(place, letter).map(([at, typed]) => letters.with(at, typed)),
        fc.tuple(fc.nat(letters.length), letter).map(([at, one]) => letters.toSpliced(at, 0, one)),
        place.map((at) => letters.toSpliced(at, 1)),
        fc.nat(letters.length - 2).map((at) => {
          const [one = '', other = ''] = letters.slice(at);
          return letters.toSpliced(at, 2, other, one);
        }),
      )
      .map((changed) => ({ id, query: changed.join('') }));
  });

test('every vendor is among the first three for its name with a letter wrong, missing, added or swapped', () => {
  fc.assert(
    fc.property(mistyped, ({ id, query }) => {
      expect(found(query).slice(0, 3)).toContain(id);
    }),
    hostile(250),
  );
});

test('every vendor comes first for its name, in whatever case', () => {
  for (const { id, name } of entries) {
    for (const query of [name, name.toUpperCase()]) expect(found(query)[0]).toBe(id);
  }
});

/** Words as the search sees them. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

test('the exact name of a vendor brings nothing but what contains it, and names like it', () => {
  const textsOf = new Map(
    entries.map((entry) => [entry.id, Object.values({ ...entry, id: '' }).flatMap(wordsOf)]),
  );
  for (const { name } of entries) {
    const others = search(name)
      .filter(({ marks }) => marks.every(({ field }) => field !== 'name'))
      .filter(({ id }) => {
        const texts = textsOf.get(id) ?? [];
        return !wordsOf(name).every((word) => texts.some((text) => text.startsWith(word)));
      });
    expect(others, name).toEqual([]);
  }
});

test('a category is found by what people call it', () => {
  for (const { name, alsoCalled } of content.integrationCategories) {
    const own = entries.filter(({ category }) => category === name).map(({ id }) => id);
    for (const word of alsoCalled.split(', ')) {
      expect(found(word), word).toEqual(expect.arrayContaining(own));
    }
  }
});

test('asking for a vendor goes under a subject that the contact form has', () => {
  const { contact, integrations } = content.pages;
  expect(contact.form.subject.options).toContain(integrations.search.nothing.subject);
});
