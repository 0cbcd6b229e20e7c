import { findNearest, mistakeAt } from '../parse/content-error.ts';

/** Facts by their name in texts: `{{trialDays}}`. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;

/**
 * Replaces each `{{name}}` with the fact of that name.
 * @throws {ContentError} without a place, on an unknown name and on unpaired braces.
 */
export function fillFacts(text: string, facts: Facts): string {
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, ''))) {
    throw mistakeAt(null, 'write a fact with two braces on each side, such as {{brand}}.');
  }
  return text.replaceAll(placeholder, (_, name: string) => {
    if (Object.hasOwn(facts, name)) return facts[name] ?? '';
    const known = Object.keys(facts);
    if (known.length === 0)
      throw mistakeAt(
        null,
        `write the text itself: this file cannot use facts such as {{${name}}}.`,
      );
    const nearest = findNearest(name, known);
    const hint = nearest
      ? `did you mean {{${nearest}}}?`
      : 'facts are the fields of facts/company.yaml, facts/terms.yaml and plans ({{plan.pro.name}}).';
    throw mistakeAt(null, `there is no fact {{${name}}}; ${hint}`);
  });
}
