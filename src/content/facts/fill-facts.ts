import { refuse, suggest } from '../parse/content-error.ts';
import { formatPlace, mapTexts } from '../parse/values.ts';

/** Facts by their name in texts: `{{trialDays}}`. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Replaces each `{{name}}` in the texts of a file with the fact of that name.
 * @throws {ContentError} naming each text with a fact that does not exist, or with unpaired braces.
 */
export function fillFile<Value>(file: string, value: Value, facts: Facts): Value {
  const mistakes: string[] = [];
  const filled = mapTexts(value, (text, path) => {
    const refuseText = (problem: string) =>
      mistakes.push(`${formatPlace(file, value, path)}: ${problem}`);
    const result = text.replaceAll(/\{\{[ \t]*([^{}\n]+?)[ \t]*\}\}/g, (_, name: string) => {
      if (Object.hasOwn(facts, name)) return facts[name] ?? '';
      refuseText(`there is no fact {{${name}}}${suggest(name, Object.keys(facts))}`);
      return '';
    });
    if (/\{\{|\}\}/.test(result))
      refuseText('write a fact with two braces on each side, such as {{brand}}.');
    return result;
  });
  refuse(mistakes);
  return filled;
}
