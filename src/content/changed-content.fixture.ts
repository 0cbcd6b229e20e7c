import { parseDocument } from 'yaml';
import { ContentError } from './parse/content-error.ts';
import { readContent } from './read-content.ts';
import { readSources, type Sources } from './sources.ts';

/** The content files of the project. */
export const sources: Sources = readSources();

type Change = (source: string) => string;

/** The content files with some of them changed. */
export function changed(changes: Record<string, Change>): Map<string, string> {
  const texts = Object.entries(changes).map(
    ([name, change]) => [name, change(sources.get(name) ?? '')] as const,
  );
  return new Map([...sources, ...texts]);
}

/** Reads the content with one file changed. */
export const readChanged = (file: string, change: Change) => () =>
  readContent(changed({ [file]: change }));

/** The line for each mistake that something throws. */
export function mistakesOf(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n');
    throw error;
  }
}

/** The path of a value in a file: field names and entry indexes. */
type Path = readonly (string | number)[];

/** Replaces the value at a path of a YAML file; undefined removes it. */
export const put = (path: Path, value: unknown) => (source: string) => {
  const document = parseDocument(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return String(document);
};
