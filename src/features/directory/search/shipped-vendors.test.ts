import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDirectorySearch } from './directory-search.ts';
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
const search = createDirectorySearch(entries, content.pages.integrations.search.functionWords);
const found = (query: string) => search(query).map(({ id }) => id);

const letter = fc.stringMatching(/^[a-z\d]$/);

/** A name of four letters or more with one typo at any place. */
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
      .map((changed) => ({ id, query: changed.join('') }))
      .filter(({ query }) => query.length >= 4);
  });

test('a name with one typo finds its vendor among the first three results', () => {
  fc.assert(
    fc.property(mistyped, ({ id, query }) => {
      expect(found(query).slice(0, 3)).toContain(id);
    }),
    hostile(250),
  );
});

test('the name of a vendor finds it first, in any case', () => {
  for (const { id, name } of entries) {
    for (const query of [name, name.toUpperCase()]) expect(found(query)[0]).toBe(id);
  }
});

/** The words of a text as the search sees them. */
const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

test('the exact name of a vendor finds only entries that contain it, and similar names', () => {
  const textsOf = new Map(
    entries.map((entry) => [entry.id, Object.values({ ...entry, id: '' }).flatMap(splitWords)]),
  );
  for (const { name } of entries) {
    const others = search(name)
      .filter(({ marks }) => marks.every(({ field }) => field !== 'name'))
      .filter(({ id }) => {
        const texts = textsOf.get(id) ?? [];
        return !splitWords(name).every((word) => texts.some((text) => text.startsWith(word)));
      });
    expect(others, name).toEqual([]);
  }
});

test('other words for a category find its vendors', () => {
  for (const { name, alsoCalled } of content.integrationCategories) {
    const own = entries.filter(({ category }) => category === name).map(({ id }) => id);
    for (const word of alsoCalled.split(', ')) {
      expect(found(word), word).toEqual(expect.arrayContaining(own));
    }
  }
});

test('requests for a vendor use a subject of the contact form', () => {
  const { contact, integrations } = content.pages;
  expect(contact.form.subject.options).toContain(integrations.search.nothing.subject);
});
