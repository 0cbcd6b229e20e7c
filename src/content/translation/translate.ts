import { findNearest, suggest } from '../parse/content-error.ts';
import { formatPlace, getChildren, isForms, isGroup, readId, type Path } from '../parse/values.ts';
import { isTranslated } from './translated-fields.ts';

/** Whether a text contains letters that are not the name of a fact or variable. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Replaces the words in the English value of a file with those of another language. Ids, links, pictures and figures
 * come from English; a translation leaves them out or repeats them.
 * @param file the name of the English file.
 * @param own the path of the translated one, for messages.
 * @returns the value, whose texts are not checked yet, and a line for each missing or unknown one.
 */
export function translate(file: string, english: unknown, own: string, translation: unknown) {
  const mistakes: string[] = [];
  const refuse = (path: Path, problem: string) =>
    mistakes.push(`${formatPlace(own, translation, path)}: ${problem}`);

  const mergeValue = (ours: unknown, theirs: unknown, path: Path, fields: string[]): unknown => {
    // In YAML, a field without a value is null.
    const isMissing = (theirs ?? null) === null;
    if (typeof ours === 'string' && isTranslated(file, fields)) {
      if (isMissing && hasLetters(ours))
        refuse(path, `the text is missing; in English: "${cut(ours)}".`);
      return theirs ?? ours;
    }
    if (!isMissing && theirs !== ours)
      refuse(path, `this is ${JSON.stringify(ours)} in every language; leave it out.`);
    return ours;
  };

  const merge = (ours: unknown, theirs: unknown, path: Path, fields: string[]): unknown => {
    // Each language has its own plural forms.
    if (isForms(ours)) return theirs;
    const inside = getChildren(ours);
    if (!inside) return mergeValue(ours, theirs, path, fields);
    const isList = Array.isArray(ours);
    const given = new Map<string | number, unknown>();
    for (const [step, value] of getChildren(theirs) ?? []) {
      if (given.has(step)) refuse([...path, step], 'another entry already has this id.');
      given.set(step, value);
    }
    const missing = inside.flatMap(([step]) => (given.has(step) ? [] : [String(step)]));
    for (const step of given.keys()) {
      if (inside.some(([known]) => known === step)) continue;
      const kind = isList ? 'entry' : 'field';
      refuse([...path, step], `English has no such ${kind}${suggest(String(step), missing)}`);
      // What is misspelled is not missing, too, and its id is wrong only once.
      const meant = findNearest(String(step), missing);
      const value = given.get(step);
      const { id: _, ...withoutId } = isGroup(value) ? value : {};
      if (meant !== undefined) given.set(meant, isList ? withoutId : value);
    }
    const merged = inside.map(([step, value]) => {
      const place = [...path, step];
      if (!isList) return [step, merge(value, given.get(step), place, [...fields, String(step)])];
      if (given.has(step) || readId(value) === undefined)
        return [step, merge(value, given.get(step), place, fields)];
      refuse(place, 'the entry is missing.');
      return [step, value];
    });
    return isList ? merged.map(([, value]) => value) : Object.fromEntries(merged);
  };

  return { value: merge(english, translation, [], []), mistakes };
}
