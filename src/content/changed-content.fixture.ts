import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';
import { content, readContent } from './content.ts';
import { withFault, type Path } from './faults.fixture.ts';
import { readSources, type Sources } from './sources.ts';

/** Where the content stands. */
export const folder = 'content';

/** The content as it is shipped. */
export const sources: Sources = readSources(folder);

/** Whether a file has what mistakes are made in; a company may leave some of it out. */
export function isWhole(file: string): boolean {
  if (file === 'en/testimonials.yaml') return content.testimonials.length > 0;
  return file !== 'en/pages/careers.yaml' || content.pages.careers.benefits !== undefined;
}

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

/** A change of the value at a place of a YAML file, however it is written there. */
export const put = (path: Path, value: unknown) => (source: string) => {
  const whole: unknown = parse(source);
  const changed = withFault(whole, path, value);
  if (isDeepStrictEqual(changed, whole)) return source;
  return stringify(changed, { aliasDuplicateObjects: false });
};

/** A change of a list by which it has an entry more. */
export const add = (entry: unknown) => (source: string) =>
  stringify([...(parse(source) as unknown[]), entry], { aliasDuplicateObjects: false });

/** A change of a list by which each of its entries stands there twice. */
export function double(source: string): string {
  const entries = (parse(source) as unknown[]).flatMap((entry) => [entry, entry]);
  return stringify(entries, { aliasDuplicateObjects: false });
}
