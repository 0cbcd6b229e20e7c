import { idOf, isGroup } from '../../../src/content/fields/hints.ts';
import type { Described } from '../config/describe.ts';
import { titleName } from '../config/fields.ts';
import { choicesOf, kindField, recordValue } from '../config/kinds.ts';
import { hasWords } from '../config/languages.ts';
import { isEqual } from './is-equal.ts';
import { groupOf } from './to-form.ts';

type Values = Record<string, unknown>;

/** What a translation is written by, at the place of a field. */
interface Texts {
  /** What the main language has there, as it is about to be saved. */
  main: unknown;
  /** What the main language had there. */
  mainBefore: unknown;
  /** What the translation had there. */
  before: unknown;
}

const haveIds = (list: readonly unknown[]) => list.every((entry) => idOf(entry) !== undefined);

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);

const byId = (list: unknown, id: string | undefined) =>
  listOf(list).find((entry) => idOf(entry) === id);

/** What a group has in a field; undefined if it is no group. */
const inside = (value: unknown, key: string) => (isGroup(value) ? value[key] : undefined);

/**
 * Puts the entries of a translation in the order of the main language, with an entry for each: the CMS
 * shows entries of lists side by side by their places. Entries get their kind and their title from there, too.
 */
export function alignWith(node: Described, main: unknown, translation: unknown): unknown {
  const { choices } = choicesOf(node);
  const one = groupOf(choices, main);
  if (Array.isArray(main)) {
    const items = one?.items ?? {};
    if (!haveIds(main)) {
      return Array.isArray(translation)
        ? translation.map((item, index) => alignWith(items, main[index], item))
        : translation;
    }
    return main.map((entry: unknown) => {
      const id = idOf(entry);
      const title = titleName(items.properties ?? {}) ?? 'id';
      const shared = hasWords(items.properties?.[title] ?? {})
        ? {}
        : { [title]: inside(entry, title) };
      return { ...shared, ...(alignWith(items, entry, byId(translation, id) ?? { id }) as Values) };
    });
  }
  if (!one || !isGroup(main) || !isGroup(translation)) return translation;
  const kind = kindField(choices);
  const fields = Object.entries(translation).map(([key, value]) => [
    key,
    alignWith(recordValue(one) ?? one.properties?.[key] ?? {}, main[key], value),
  ]);
  return { ...(kind !== undefined && { [kind]: main[kind] }), ...Object.fromEntries(fields) };
}

function toWords(value: unknown, { main, before }: Texts): unknown {
  if (value === '' || value === null || value === undefined) return undefined;
  return value === main && before === undefined ? undefined : value;
}

/** The entries that a translation has of a list with ids: in its own order, with new ones in their place. */
function toEntries(
  items: Described,
  value: unknown,
  { main, mainBefore, before }: Texts,
): Values[] {
  const written = new Map<string | undefined, Values>();
  for (const entry of listOf(before)) {
    const id = idOf(entry);
    // What the main language did not have before either is for the build to judge.
    if (byId(main, id) === undefined && byId(mainBefore, id) === undefined) {
      written.set(id, entry as Values);
    } else if (byId(main, id) !== undefined) written.set(id, { id });
  }
  const order = [...written.keys()];
  let above: string | undefined;
  for (const entry of listOf(main)) {
    const id = idOf(entry);
    const texts = { main: entry, mainBefore: byId(mainBefore, id), before: byId(before, id) };
    const words = toTranslation(items, byId(value, id), texts) as Values | undefined;
    const isEmpty = Object.keys(words ?? {}).every((key) => key === 'id');
    if (isEmpty && !written.has(id)) continue;
    if (!written.has(id)) order.splice(order.indexOf(above) + 1, 0, id);
    written.set(id, { id, ...words });
    above = id;
  }
  return order.map((id) => written.get(id) ?? { id });
}

function toList(node: Described, value: unknown, texts: Texts): unknown {
  const { main, mainBefore, before } = texts;
  if (!Array.isArray(main) || !Array.isArray(value)) return before;
  const items = node.items ?? {};
  if (haveIds(main) && main.length > 0) {
    const entries = toEntries(items, value, texts);
    return entries.length > 0 || before !== undefined ? entries : undefined;
  }
  if (isEqual(value, before)) return before;
  const words = main.map((item: unknown, index) =>
    toTranslation(items, value[index], {
      main: item,
      mainBefore: listOf(mainBefore)[index],
      before: listOf(before)[index],
    }),
  );
  if (before === undefined && words.every((item) => item === undefined)) return undefined;
  return words.map((item, index) => item ?? (main[index] as unknown));
}

/**
 * What a translation's file holds for a form's value: words that differ from the main language, and ids.
 * A field that the form does not show in a translation stays as it was.
 * @returns undefined for a field that is left out, so that the main language is used.
 */
export function toTranslation(node: Described, value: unknown, texts: Texts): unknown {
  const { main, mainBefore, before } = texts;
  if (hasWords(node)) return toWords(value, texts);
  const one = groupOf(choicesOf(node).choices, main);
  if (one?.type === 'array') return toList(one, value, texts);
  if (!one || !isGroup(main) || !isGroup(value)) return before;
  const record = recordValue(one);
  if (record && record.type !== 'string') return before;
  const fields = Object.keys(main).flatMap((key): [string, unknown][] => {
    const field = record ?? one.properties?.[key] ?? {};
    const [was, had] = [inside(mainBefore, key), inside(before, key)];
    const words =
      key === 'id'
        ? main[key]
        : toTranslation(field, value[key], { main: main[key], mainBefore: was, before: had });
    return words === undefined ? [] : [[key, words]];
  });
  // What the main language did not have before either is for the build to judge.
  const unknown = Object.entries(isGroup(before) ? before : {}).filter(
    ([key]) => !Object.hasOwn(main, key) && inside(mainBefore, key) === undefined,
  );
  fields.push(...unknown);
  return fields.length > 0 || before !== undefined ? Object.fromEntries(fields) : undefined;
}
