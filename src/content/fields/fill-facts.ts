import { findNearest, mistakeAt } from '../parse/content-error.ts';

/** Facts that copy refers to as `{{name}}`, so that each is stated in one place only. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;

const inLowerCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/**
 * Replaces each `{{name}}` with the fact of that name, and `{{Name}}` with the fact and a capital
 * letter, for the beginning of a sentence.
 * @throws {ContentError} without a place, on an unknown name and on unpaired braces.
 */
export function fillFacts(text: string, facts: Facts): string {
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, ''))) {
    throw mistakeAt(null, 'write a fact with two braces on each side, such as {{brand}}.');
  }
  return text.replaceAll(placeholder, (_, name: string) => {
    if (Object.hasOwn(facts, name)) return facts[name] ?? '';
    const fact = Object.hasOwn(facts, inLowerCase(name)) && facts[inLowerCase(name)];
    if (fact) return fact.charAt(0).toUpperCase() + fact.slice(1);
    const known = Object.keys(facts);
    if (known.length === 0)
      throw mistakeAt(null, `write the text itself: no {{${name}}} is known in this file.`);
    const nearest = findNearest(name, known);
    const hint = nearest
      ? `did you mean {{${nearest}}}?`
      : 'facts are the fields of facts/company.yaml and facts/terms.yaml, and those of plans, such as {{plan.pro.name}}.';
    throw mistakeAt(null, `there is no fact {{${name}}}; ${hint}`);
  });
}
