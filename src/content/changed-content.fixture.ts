import { parse, parseDocument, stringify } from 'yaml';
import { content } from './content.ts';
import { readContent } from './read-content.ts';
import { readSources, type Sources } from './sources.ts';

/** The content files of the project. */
export const sources: Sources = readSources();

/** Whether a file has the parts that the mistakes change; a company may leave some out. */
export function isWhole(file: string): boolean {
  if (file === 'en/testimonials.yaml') return content.testimonials.length > 0;
  return file !== 'en/pages/careers.yaml' || content.pages.careers?.benefits !== undefined;
}

/** Reads the content with one file changed. */
export function readChanged(file: string, change: (source: string) => string): () => unknown {
  const source = sources.get(file) ?? '';
  const changed = change(source);
  if (changed === source) throw new Error(`The change leaves ${file} as it was.`);
  return () => readContent(new Map(sources).set(file, changed));
}

/** Replaces the first match. */
export const swap = (from: string | RegExp, to: string) => (source: string) =>
  source.replace(from, to);

/** The path of a value in a file: field names and entry indexes. */
export type Path = readonly (string | number)[];

/** Replaces the value at a path of a YAML file; undefined removes it. */
export const put = (path: Path, value: unknown) => (source: string) => {
  const document = parseDocument(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return String(document);
};

/** Sets a field of a list's first entry, whether it has one or not. */
export const setFirst = (fields: object) => (source: string) => {
  const [first, ...others] = parse(source) as object[];
  return stringify([{ ...first, ...fields }, ...others], { aliasDuplicateObjects: false });
};

/** Adds an entry to a list. */
export const add = (entry: unknown) => (source: string) =>
  stringify([...(parse(source) as unknown[]), entry], { aliasDuplicateObjects: false });

/** Makes a list of so many entries that differ in their id from its first. */
export const repeat = (count: number) => (source: string) => {
  const [first] = parse(source) as object[];
  const entries = Array.from({ length: count }, (_, at) => ({ ...first, id: `entry-${at}` }));
  return stringify(entries, { aliasDuplicateObjects: false });
};

/** Repeats each entry of a list. */
export function double(source: string): string {
  const entries = (parse(source) as unknown[]).flatMap((entry) => [entry, entry]);
  return stringify(entries, { aliasDuplicateObjects: false });
}
