import type { Described } from '../config/describe.ts';
import { choicesOf, recordValue } from '../config/kinds.ts';
import { hasWords } from '../config/languages.ts';
import { groupOf } from './to-form.ts';

type Values = Record<string, unknown>;

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (entry: unknown) => (isGroup(entry) ? entry['id'] : undefined);

const haveIds = (list: readonly unknown[]) => list.every((entry) => idOf(entry) !== undefined);

const byId = (list: unknown, id: unknown) =>
  Array.isArray(list) ? (list as unknown[]).find((entry) => idOf(entry) === id) : undefined;

/**
 * Puts the entries of a translation in the order of the main language, with an entry for each: the CMS
 * shows entries of lists side by side by their places.
 */
export function alignWith(main: unknown, translation: unknown): unknown {
  if (Array.isArray(main)) {
    if (!haveIds(main)) return translation;
    return main.map((entry: unknown) => {
      const id = idOf(entry);
      return alignWith(entry, byId(translation, id) ?? { id });
    });
  }
  if (!isGroup(main) || !isGroup(translation)) return translation;
  return Object.fromEntries(
    Object.entries(translation).map(([key, value]) => [key, alignWith(main[key], value)]),
  );
}

function toWords(value: unknown, main: unknown, before: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined;
  return value === main && before === undefined ? undefined : value;
}

function toList(node: Described, value: unknown, main: unknown, before: unknown): unknown {
  if (!Array.isArray(main) || !Array.isArray(value)) return before;
  const items = node.items ?? {};
  if (haveIds(main) && main.length > 0) {
    const entries = main.flatMap((entry: unknown) => {
      const id = idOf(entry);
      const earlier = byId(before, id);
      const words = toTranslation(items, byId(value, id), entry, earlier) as Values | undefined;
      const isEmpty = Object.keys(words ?? {}).every((key) => key === 'id');
      return isEmpty && earlier === undefined ? [] : [{ id, ...words }];
    });
    return entries.length > 0 || before !== undefined ? entries : undefined;
  }
  const earlier = Array.isArray(before) ? (before as unknown[]) : [];
  const words = main.map((item: unknown, index) =>
    toTranslation(items, value[index], item, earlier[index]),
  );
  if (before === undefined && words.every((item) => item === undefined)) return undefined;
  return words.map((item, index) => item ?? (main[index] as unknown));
}

/**
 * What a translation's file holds for a form's value: words that differ from the main language, and ids.
 * A field that the form does not show in a translation stays as it was.
 * @param main what the main language has there.
 * @param before what the translation had there.
 * @returns undefined for a field that is left out, so that the main language is used.
 */
export function toTranslation(
  node: Described,
  value: unknown,
  main: unknown,
  before: unknown,
): unknown {
  if (hasWords(node)) return toWords(value, main, before);
  const one = groupOf(choicesOf(node).choices, main);
  if (one?.type === 'array') return toList(one, value, main, before);
  if (!one || !isGroup(main) || !isGroup(value)) return before;
  const record = recordValue(one);
  if (record && record.type !== 'string') return before;
  const earlier = isGroup(before) ? before : {};
  const fields = Object.keys(main).flatMap((key): [string, unknown][] => {
    const inside = record ?? one.properties?.[key] ?? {};
    const words =
      key === 'id' ? main[key] : toTranslation(inside, value[key], main[key], earlier[key]);
    return words === undefined ? [] : [[key, words]];
  });
  // The build refuses what the main language does not have.
  const unknown = Object.entries(earlier).filter(([key]) => !Object.hasOwn(main, key));
  fields.push(...unknown);
  return fields.length > 0 || before !== undefined ? Object.fromEntries(fields) : undefined;
}

/** The content of a translation with the main language in the place of what it lacks. */
export function completed(main: unknown, translation: unknown): unknown {
  if (translation === undefined) return main;
  if (Array.isArray(main)) {
    const list = Array.isArray(translation) ? (translation as unknown[]) : [];
    const found = (entry: unknown, index: number) =>
      haveIds(main) ? byId(list, idOf(entry)) : list[index];
    return main.map((entry: unknown, index) => completed(entry, found(entry, index)));
  }
  if (!isGroup(main)) return translation;
  if (!isGroup(translation)) return main;
  return Object.fromEntries(
    Object.entries(main).map(([key, value]) => [key, completed(value, translation[key])]),
  );
}
