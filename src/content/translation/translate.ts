import { findNearest, suggest } from '../parse/content-error.ts';
import { formatPlace, getChildren, isForms, isGroup, readId, type Path } from '../parse/values.ts';
import { isTranslated } from './translated-fields.ts';

/** Where a value is in a file: for messages, and without entries of lists (see `isTranslated`). */
interface Place {
  path: Path;
  field: string;
}

const inField = ({ path, field }: Place, name: string): Place => ({
  path: [...path, name],
  field: field ? `${field}.${name}` : name,
});

/** Whether a text contains letters that are not the name of a fact or variable. */
const hasLetters = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

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

  const mergeValue = (ours: unknown, theirs: unknown, { path, field }: Place): unknown => {
    // In YAML, a field without a value is null.
    const isMissing = (theirs ?? null) === null;
    if (typeof ours === 'string' && isTranslated(file, field)) {
      if (isMissing && hasLetters(ours))
        refuse(path, `the text is missing; in English: "${cut(ours)}".`);
      return theirs ?? ours;
    }
    if (!isMissing && theirs !== ours)
      refuse(path, `this is ${JSON.stringify(ours)} in every language; leave it out.`);
    return ours;
  };

  const mergeList = (ours: unknown[], theirs: unknown, { path, field }: Place): unknown[] => {
    const entries = getChildren(ours) ?? [];
    const given = new Map<string | number, unknown>();
    for (const [step, entry] of getChildren(Array.isArray(theirs) ? theirs : []) ?? []) {
      if (given.has(step)) refuse([...path, step], 'another entry already has this id.');
      given.set(step, entry);
    }
    const missing = entries.flatMap(([step]) => (given.has(step) ? [] : [String(step)]));
    for (const step of given.keys())
      if (!entries.some(([known]) => known === step))
        refuse([...path, step], `English has no such entry${suggest(String(step), missing)}`);
    return entries.map(([step, entry]) => {
      const at = { path: [...path, step], field };
      if (given.has(step) || readId(entry) === undefined) return merge(entry, given.get(step), at);
      refuse(at.path, 'the entry is missing.');
      return entry;
    });
  };

  const merge = (ours: unknown, theirs: unknown, place: Place): unknown => {
    // Each language has its own plural forms.
    if (isForms(ours)) return theirs;
    if (Array.isArray(ours)) return mergeList(ours, theirs, place);
    if (!isGroup(ours)) return mergeValue(ours, theirs, place);
    const given = isGroup(theirs) ? { ...theirs } : {};
    const missing = Object.keys(ours).filter((name) => !(name in given));
    for (const name of Object.keys(given)) {
      if (name in ours) continue;
      refuse([...place.path, name], `English has no such field${suggest(name, missing)}`);
      // A misspelled field is not missing, too.
      const meant = findNearest(name, missing);
      if (meant !== undefined) given[meant] = given[name];
    }
    const fields = Object.entries(ours).map(([name, inside]) => [
      name,
      merge(inside, given[name], inField(place, name)),
    ]);
    return Object.fromEntries(fields) as unknown;
  };

  return { value: merge(english, translation, { path: [], field: '' }), mistakes };
}

const cut = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
