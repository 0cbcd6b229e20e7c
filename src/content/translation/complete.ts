import { z } from 'zod';
import { findWords, type Words } from '../fields/words.ts';
import { parseYaml } from '../parse/yaml.ts';
import { entrySchemas, listSchemas } from '../schemas/schemas.ts';

const schemas = new Map<string, z.ZodType>([
  ...Object.entries(listSchemas).map(([name, schema]) => [name, z.array(schema)] as const),
  ...Object.entries(entrySchemas),
]);

/** The words of a YAML file of the content, by the English file's name. */
export function wordsOfFile(name: string, source: string): Words[] {
  const schema = schemas.get(name);
  return schema ? findWords(schema, parseYaml(name, source)) : [];
}

/** The words of an English file that its translation lacks; figures and names of facts need none. */
export function missingWords(name: string, english: string, translation: string): Words[] {
  const translated = new Set(wordsOfFile(name, translation).map(({ key }) => key));
  return wordsOfFile(name, english).filter(
    ({ key, text }) => saysAnything(text) && !translated.has(key),
  );
}

/** Whether a text says anything itself, beside the facts and variables that it names. */
function saysAnything(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));
}
