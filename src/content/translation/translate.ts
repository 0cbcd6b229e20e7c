import { idOf, isGroup } from '../fields/hints.ts';
import { ContentError, readEach } from '../parse/content-error.ts';
import { placeOf } from '../parse/parse-content.ts';
import type { Path } from '../parse/values.ts';

/**
 * Puts the texts of a translation in the place of the English ones. What it lacks stays as it is in English: names,
 * figures, addresses. Whether it lacks words, `missingWords` finds out.
 * @param file the translation's file.
 * @throws {ContentError} on fields and entries that English does not have, on placeholders that the English
 * text does not have, and on lists of another length.
 */
export function translate(file: string, english: unknown, translation: unknown): unknown {
  const refuse = (path: Path, problem: string): never => {
    throw new ContentError(placeOf(file, translation, path), `${problem}.`);
  };

  const merge = (original: unknown, own: unknown, path: Path): unknown => {
    // A key without a value is null in YAML.
    if (own === undefined || own === null) return original;
    if (Array.isArray(original)) {
      if (!Array.isArray(own)) return refuse(path, 'expected a list, as in English');
      const hasIds = original.some((item) => idOf(item) !== undefined);
      return hasIds ? mergeEntries(original, own, path) : mergeList(original, own, path);
    }
    if (isGroup(original)) {
      if (!isGroup(own)) return refuse(path, 'expected a group of fields, as in English');
      const known = Object.keys(original);
      const fields = readEach(new Set([...known, ...Object.keys(own)]), (key) => {
        const inside = [...path, key];
        if (known.includes(key)) return [key, merge(original[key], own[key], inside)];
        return refuse(inside, `English has no such field; the fields are ${known.join(', ')}`);
      });
      return Object.fromEntries(fields as [string, unknown][]);
    }
    if (typeof original === 'string') {
      if (typeof own !== 'string') return refuse(path, 'expected text; put it in quotes');
      const problem = placeholderProblem(original, own);
      return problem === undefined ? own : refuse(path, problem);
    }
    if (own === original) return original;
    return refuse(path, `this is ${JSON.stringify(original)} in every language; leave it out`);
  };

  /** The entries by their ids; their order is that of the English list. */
  const mergeEntries = (original: unknown[], own: unknown[], path: Path) => {
    const known = original.map(idOf);
    const ids = own.map(idOf);
    readEach(ids, (id, index) => {
      const place = [...path, index, 'id'];
      if (ids.indexOf(id) < index) refuse(place, 'another entry has this id');
      if (known.includes(id)) return;
      refuse(place, `English has no entry with this id; the ids are ${known.join(', ')}`);
    });
    return readEach(original, (item) => {
      const index = ids.indexOf(idOf(item));
      return merge(item, own[index], [...path, index]);
    });
  };

  const mergeList = (original: unknown[], own: unknown[], path: Path) => {
    if (own.length === original.length) {
      return readEach(original, (item, index) => merge(item, own[index], [...path, index]));
    }
    const problem = `expected ${original.length} entries, as in English, got ${own.length}`;
    return refuse(path, problem);
  };

  return merge(english, translation, []);
}

const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}|\{(\w+)\}/g;

/** The placeholders of a text, facts without regard to their first letter's case. */
function placeholders(text: string): string[] {
  const found = [...text.matchAll(placeholder)].map(([, fact, variable]) =>
    fact === undefined ? `{${variable}}` : `{{${fact.charAt(0).toLowerCase()}${fact.slice(1)}}}`,
  );
  return [...new Set(found)].toSorted();
}

const hasFigure = (text: string) => /\d/.test(text.replaceAll(placeholder, ''));

/**
 * Why a translation's placeholders are wrong; undefined if they are right. A sentence may do without a fact that
 * the English one names, but not with a typed figure in its place.
 */
function placeholderProblem(english: string, translation: string): string | undefined {
  const [expected, found] = [placeholders(english), placeholders(translation)];
  const unknown = found.find((name) => !expected.includes(name));
  if (unknown !== undefined) {
    const allowed = expected.join(', ') || 'none';
    return `${unknown} is not in the English text; its placeholders are ${allowed}`;
  }
  const lost = expected.filter((name) => !found.includes(name));
  const needed = lost.find((name) => !name.startsWith('{{'));
  if (needed !== undefined) return `${needed} is missing: the page fills it in`;
  if (lost.length === 0 || !hasFigure(translation) || hasFigure(english)) return undefined;
  return `a figure is typed here; write ${lost.join(' or ')}, which has it`;
}
