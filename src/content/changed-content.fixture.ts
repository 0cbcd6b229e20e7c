import { readContent } from './content.ts';
import { readSources, type Sources } from './sources.ts';

/** Where the content stands. */
export const folder = 'src/content';

/** The content as it is shipped. */
export const sources: Sources = readSources(folder);

/** Reads the content with one thing changed. */
export function readChanged(file: string, change: (source: string) => string): () => unknown {
  const source = sources.get(file) ?? '';
  const changed = change(source);
  if (changed === source) throw new Error(`The change leaves ${file} as it was.`);
  return () => readContent(folder, new Map(sources).set(file, changed));
}

/** A change of the first place that says something. */
export const swap = (from: string | RegExp, to: string) => (source: string) =>
  source.replace(from, to);
