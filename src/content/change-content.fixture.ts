import { parseDocument } from 'yaml';
import { ContentError } from './parse/content-error.ts';
import { readSources, type Sources } from './sources.ts';

const onlyEnglish = [...readSources()].filter(([name]) => /^(facts|en)\//.test(name));

/** The English files, plus a Welsh copy with English words: tests don't depend on the languages of the site. */
export const withWelsh: Sources = new Map([
  ...onlyEnglish,
  ...onlyEnglish.map(([name, text]) => [`cy/${name.replace('en/', '')}`, text] as const),
  ['cy/language.yaml', 'name: Cymraeg\nlocale: cy-GB\nreviewed: false\n'],
]);

/** Copies the content files, with changes to the text of some of them. */
export function changeFiles(changes: Record<string, (source: string) => string>): Sources {
  const files = new Map(withWelsh);
  for (const [name, change] of Object.entries(changes))
    files.set(name, change(files.get(name) ?? ''));
  return files;
}

/** Runs a function and returns the mistakes that it throws, one line each; empty if there are none. */
export function getMistakes(run: () => unknown): string[] {
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

/** Replaces the value at a path of a YAML file (field names and entry indexes); undefined removes it. */
export const put = (path: readonly (string | number)[], value: unknown) => (source: string) => {
  const document = parseDocument(source);
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  return String(document);
};
