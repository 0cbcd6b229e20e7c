import { ContentError, suggest } from '../parse/content-error.ts';
import { formatPlace, getChildren, isForms, type Path } from '../parse/values.ts';
import { isTranslated } from './translated-fields.ts';

/**
 * Replaces the words in the English value of a file with those of another language. Ids, links, pictures and figures
 * come from English; a translation leaves them out or repeats them.
 * @param file the name of the English file.
 * @param own the path of the translated one, for messages.
 * @returns the value, whose texts are not checked yet. A missing one is `null`, which no schema accepts.
 * @throws {ContentError} naming the first field or entry that English does not have, or that is the same everywhere.
 */
export function translate(file: string, english: unknown, own: string, translation: unknown) {
  const fail = (path: Path, problem: string) => {
    throw new ContentError([`${formatPlace(own, translation, path)}: ${problem}`]);
  };

  const mergeValue = (ours: unknown, theirs: unknown, path: Path, fields: string[]): unknown => {
    if (typeof ours === 'string' && isTranslated(file, fields)) return theirs ?? null;
    // In YAML, a field without a value is null.
    if ((theirs ?? ours) !== ours)
      fail(path, `this is ${JSON.stringify(ours)} in every language; leave it out.`);
    return ours;
  };

  const merge = (ours: unknown, theirs: unknown, path: Path, fields: string[]): unknown => {
    // Each language has its own plural forms.
    if (isForms(ours)) return theirs ?? null;
    const inside = getChildren(ours);
    if (!inside) return mergeValue(ours, theirs, path, fields);
    const isList = Array.isArray(ours);
    const steps = inside.map(([step]) => step);
    const names = steps.filter((step) => typeof step === 'string');
    const kind = isList ? 'entry' : 'field';
    const given = new Map<string | number, unknown>();
    for (const [step, value] of getChildren(theirs) ?? []) {
      const place = [...path, step];
      if (!steps.includes(step))
        fail(place, `English has no such ${kind}${suggest(String(step), names)}`);
      if (given.has(step)) fail(place, 'another entry already has this id.');
      given.set(step, value);
    }
    const merged = inside.map(([step, value]) => {
      const inValue = isList ? fields : [...fields, String(step)];
      return merge(value, given.get(step), [...path, step], inValue);
    });
    if (isList) return merged;
    return Object.fromEntries(steps.map((step, index) => [step, merged[index]]));
  };

  return merge(english, translation, [], []);
}
