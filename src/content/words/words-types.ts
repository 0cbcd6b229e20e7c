import { readText } from '../../config/read-text.ts';
import { mergeShapes, readShape, type Shape } from './shape.ts';

/** The committed types of the words, written by `npm run types`. */
export const typesFile = 'src/content/words/words.generated.ts';

/** The shape of each words file, by the name of the file: `en/pages/about.yaml`. */
export type Shapes = Readonly<Record<string, Shape>>;

const pagesFolder = 'en/pages/';

/** The name of a words file in code: `en/pages/not-found.yaml` is `notFound`. */
export const toKey = (file: string) =>
  file
    .replace(/^.*\//, '')
    .replace('.yaml', '')
    .replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Whether a words file belongs to a page. */
export const isPage = (file: string) => file.startsWith(pagesFolder);

const toTypeName = (file: string) => toKey(file).replace(/^./, (letter) => letter.toUpperCase());

function writeShape({ fields, items, type }: Shape, indent: string): string {
  if (items) return `readonly ${writeShape(items, indent)}[]`;
  if (!fields) return String(type);
  const lines = Object.entries(fields).map(
    ([name, inside]) =>
      `${indent}  ${name}${inside.isOptional ? '?' : ''}: ${writeShape(inside, `${indent}  `)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

/**
 * Writes the types of the English words, a field a line. Optional fields of the older types stay, whether content uses
 * them or not.
 * @param files the value of each words file, by its name.
 */
export function writeTypes(files: ReadonlyMap<string, unknown>, older: Shapes = {}): string {
  const names = [...files.keys()].toSorted();
  const types = names.map((file) => {
    const shape = mergeShapes(readShape(files.get(file)), older[file] ?? {}, true);
    return `/** ${file} */\nexport interface ${toTypeName(file)} ${writeShape(shape, '')}\n`;
  });
  const list = (pages: boolean) =>
    names
      .filter((file) => isPage(file) === pages)
      .map((file) => `  ${toKey(file)}: ${toTypeName(file)};\n`);
  return [
    `// Written by "npm run types" from the English words. A field that may be left out ends with "?".
import type { Forms } from '../../shared/plural.ts';
import type { Template } from '../../shared/template.ts';
import type { ValueDrawing } from '../fields/value-drawing.ts';\n`,
    ...types,
    `/** The words of each page. */\nexport interface Pages {\n${list(true).join('')}}\n`,
    `/** All words. */\nexport interface Words {\n${list(false).join('')}  pages: Pages;\n}\n`,
  ].join('\n');
}

/** Reads the shapes of the words files from their types. */
export function readTypes(source = readText(typesFile)): Shapes {
  const shapes: Record<string, Shape> = {};
  let file: string | undefined;
  const groups: Shape[] = [];
  for (const line of source.split('\n')) {
    file = /^\/\*\* (\S+\.yaml) \*\/$/.exec(line)?.[1] ?? file;
    if (file && line.startsWith('export interface')) groups.push((shapes[file] = { fields: {} }));
    const [, name, mark, isList, type] =
      /^ +(\w+)(\?)?: (readonly )?(\{|.*?)(?:\[\])?;?$/.exec(line) ?? [];
    const { fields } = groups.at(-1) ?? {};
    if (fields && name) {
      const inside: Shape = type === '{' ? { fields: {} } : { type: String(type) };
      fields[name] = { ...(isList ? { items: inside } : inside), isOptional: mark === '?' };
      if (type === '{') groups.push(inside);
    }
    if (/^ *\}/.test(line)) groups.pop();
    if (line === '}') file = undefined;
  }
  return shapes;
}
