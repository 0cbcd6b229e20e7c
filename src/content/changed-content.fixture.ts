import { parseDocument } from 'yaml';
import { ContentError } from './parse/content-error.ts';
import { readContent } from './read-content.ts';
import { readSources, type Sources } from './sources.ts';

/** The content files of the project. */
export const sources: Sources = readSources();

type Change = (source: string) => string;

const onlyEnglish = [...sources].filter(([name]) => /^(facts|en)\//.test(name));

/** English and one other language, with the English words: tests hold for any languages that the site has. */
export const inWelsh: Sources = new Map([
  ...onlyEnglish,
  ...onlyEnglish.map(([name, text]) => [`cy/${name.replace('en/', '')}`, text] as const),
  ['cy/language.yaml', 'name: Cymraeg\nlocale: cy-GB\nreviewed: false\n'],
]);

/** Content files with some of them changed. */
export function changed(changes: Record<string, Change>, files = sources): Map<string, string> {
  const texts = Object.entries(changes).map(
    ([name, change]) => [name, change(files.get(name) ?? '')] as const,
  );
  return new Map([...files, ...texts]);
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

/** Replaces the first match in a file. */
export const replace = (written: string | RegExp, other: string) => (source: string) =>
  source.replace(written, other);

/** The path of a value in a file: field names and entry indexes. */
type Path = readonly (string | number)[];

/** Replaces the value at a path of a YAML file; undefined removes it. */
export const put = (path: Path, value: unknown) => (source: string) => {
  const document = parseDocument(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return String(document);
};
