import { findNearest, refuse } from '../parse/content-error.ts';
import { formatPlace, mapTexts } from '../parse/values.ts';

/** Facts by their name in texts: `{{trialDays}}`. */
export type Facts = Readonly<Record<string, string>>;

const placeholder = /\{\{[ \t]*([^{}\n]*?)[ \t]*\}\}/g;

/** Says what is wrong with the facts in a text: an unknown name, or unpaired braces; undefined if nothing is. */
function findFactProblem(text: string, facts: Facts): string | undefined {
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, '')))
    return 'write a fact with two braces on each side, such as {{brand}}.';
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => name);
  const unknown = names.find((name) => !Object.hasOwn(facts, name));
  if (unknown === undefined) return undefined;
  const nearest = findNearest(unknown, Object.keys(facts));
  const hint = nearest
    ? `did you mean {{${nearest}}}?`
    : 'facts are the fields of facts/company.yaml, facts/terms.yaml and plans ({{plan.pro.name}}).';
  return `there is no fact {{${unknown}}}; ${hint}`;
}

/**
 * Replaces each `{{name}}` in the texts of a file with the fact of that name.
 * @throws {ContentError} naming each text with a fact that does not exist.
 */
export function fillFile<Value>(file: string, value: Value, facts: Facts): Value {
  const mistakes: string[] = [];
  const filled = mapTexts(value, (text, path) => {
    const problem = findFactProblem(text, facts);
    if (problem) mistakes.push(`${formatPlace(file, value, path)}: ${problem}`);
    return text.replaceAll(placeholder, (whole, name: string) => facts[name] ?? whole);
  });
  refuse(mistakes);
  return filled;
}
