import { z } from 'zod';
import { templateNames } from '../../shared/template.ts';
import { isForms, isGroup } from '../parse/values.ts';

/** The committed schemas and types of the words, written by `npm run types`. */
export const wordsFile = 'src/content/words/words.generated.ts';

/** The name of a words file in code: `en/pages/not-found.yaml` is `notFound`. */
export const toKey = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace('.yaml', '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a words file belongs to a page. */
export const isPage = (file: string) => file.startsWith('en/pages/');

/** Writes the schema of a text: `text`, `template('amount')` or `forms('count')`. */
function writeText(text: string, name = 'template'): string {
  const variables = templateNames(text).map((variable) => `'${variable}'`);
  return variables.length > 0 ? `${name}(${variables.join(', ')})` : 'text';
}

/**
 * Writes the schema of what stands in one place in English.
 * @param values the value, or in a list the value of each entry; none if no entry uses the field any more.
 * @param older the schema until now. Its optional fields stay optional.
 */
function writeSchema(values: readonly unknown[], older: unknown): string {
  const [first] = values;
  if (older instanceof z.ZodExactOptional) return writeSchema(values, older.unwrap());
  if (Array.isArray(first)) {
    const entry = older instanceof z.ZodArray ? older.element : undefined;
    return `z.array(${writeSchema(values.flat(), entry)}).min(1)`;
  }
  if (isForms(first)) return writeText(String(first.other), 'forms');
  if (isGroup(first)) return writeGroup(values.filter(isGroup), older);
  if (typeof first === 'string') return writeText(first);
  if (first === undefined) return older instanceof z.ZodBoolean ? 'z.boolean()' : 'text';
  return `z.${typeof first}()`;
}

function writeGroup(groups: readonly Record<string, unknown>[], older: unknown): string {
  const known: Readonly<Record<string, unknown>> = older instanceof z.ZodObject ? older.shape : {};
  // The last sample goes without a change of the types.
  const optional = Object.keys(known).filter((name) => known[name] instanceof z.ZodExactOptional);
  const names = new Set([...groups.flatMap(Object.keys), ...optional]);
  const fields = [...names].map((name) => {
    const values = groups.flatMap((group) => (name in group ? [group[name]] : []));
    const canBeMissing = name === 'sample' || optional.includes(name);
    const isOptional = canBeMissing || values.length < groups.length;
    const schema = name === 'drawing' ? 'drawing' : writeSchema(values, known[name]);
    return `${name}: ${schema}${isOptional ? '.exactOptional()' : ''},\n`;
  });
  return `z.strictObject({\n${fields.join('')}})`;
}

/**
 * Writes the schemas and types of the English words, a field a line.
 * @param files the value of each words file, by its name.
 * @param older the schemas until now: their optional fields stay, whether content uses them or not.
 */
export function writeWords(
  files: ReadonlyMap<string, unknown>,
  older: Readonly<Record<string, unknown>> = {},
): string {
  const names = [...files.keys()].toSorted();
  const schemas = names.map((file) => `'${file}': ${writeSchema([files.get(file)], older[file])},`);
  const writeTypes = (pages: boolean) =>
    names
      .filter((file) => isPage(file) === pages)
      .map((file) => `${toKey(file)}: z.output<(typeof words)['${file}']>;`);
  return [
    '// Written by "npm run types" from the English words.',
    "import { z } from 'zod';",
    "import { drawing } from '../fields/image.ts';",
    "import { forms, template, text } from '../fields/text.ts';\n",
    '/** The schema of each words file. A field that may be left out ends with `.exactOptional()`. */',
    `export const words = {\n${schemas.join('\n')}\n};\n`,
    '/** All words. */\nexport interface Words {',
    ...writeTypes(false),
    `pages: {\n${writeTypes(true).join('\n')}\n};\n}\n`,
  ].join('\n');
}
