import { join } from 'node:path';
import { readSources } from '../../src/content/sources.ts';
import { freshnessOf, type FileFreshness } from '../../src/content/translation/freshness.ts';
import { readMadeFrom } from '../../src/content/translation/made-from.ts';
import { translatedTexts } from '../../src/content/translation/texts.ts';

/** How the texts of a language are translated, by file. */
export function languageFreshness(folder: string, code: string): FileFreshness[] {
  return freshnessOf(translatedTexts(readSources(folder), code), readMadeFrom(folder, code), code);
}

/** Whether a file may stay in English: legal pages say that theirs is not translated yet. */
export function mayStayEnglish(file: string): boolean {
  return file.startsWith('legal/');
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '100%' : `${Math.floor((part / whole) * 100)}%`;

const table = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths?.[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
};

/** The lines that `npm run translations` prints for a language: a table of files, then each text to do. */
export function report(folder: string, code: string): string[] {
  const files = languageFreshness(folder, code);
  const row = (name: string, of: readonly FileFreshness[]) => {
    const sum = (count: (file: FileFreshness) => number) =>
      of.reduce((total, file) => total + count(file), 0);
    const texts = sum((file) => file.count);
    const missing = sum((file) => file.missing.length);
    const stale = sum((file) => file.stale.length);
    const unused = sum((file) => file.unused.length);
    return [name, texts, missing, stale, unused, percent(texts - missing - stale, texts)].map(
      String,
    );
  };
  const lines = (kind: 'missing' | 'stale' | 'unused', what: string) =>
    files.flatMap((file) =>
      file[kind].map((key) => {
        const isOptional = kind === 'missing' && mayStayEnglish(file.file);
        return `${join(folder, code, file.file)}, ${key}: ${isOptional ? 'English, as the page says' : what}`;
      }),
    );
  return [
    ...table([
      [join(folder, code), 'texts', 'missing', 'stale', 'unused', 'fresh'],
      ...files.map((file) => row(file.file, [file])),
      row('all', files),
    ]),
    '',
    ...lines('missing', 'missing, so the page shows English'),
    ...lines('stale', 'stale, the English text has changed'),
    ...lines('unused', 'unused, the text is gone'),
  ];
}
