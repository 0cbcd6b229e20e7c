import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { splitFrontmatter } from '../../src/content/parse/markdown-page.ts';
import { contentFiles } from '../../src/content/sources.ts';

/** A content file as it was written, whether it is valid or not. */
export interface ContentFile {
  file: string;
  /** Its path in the content folder. */
  name: string;
  /** The YAML, or the frontmatter of a Markdown file. */
  content: unknown;
  /** The text of a Markdown file. */
  body: string | undefined;
}

/** Reads every content file below a folder. */
export function readContentFiles(folder: string): ContentFile[] {
  return contentFiles(folder).map((file) => {
    const source = readFileSync(file, 'utf8');
    const name = file.slice(folder.length + 1).replaceAll('\\', '/');
    if (!file.endsWith('.md')) {
      return { file, name, content: parse(source) as unknown, body: undefined };
    }
    const { frontmatter = '', body = '' } = splitFrontmatter(source);
    return { file, name, content: parse(frontmatter) as unknown, body };
  });
}

/** The path of a value in a file: field names and entry indexes. */
export type Path = readonly (string | number)[];

/** A value and all values inside it, with their paths and the objects that they are in. */
export function* valuesIn(
  value: unknown,
  path: Path = [],
  parents: readonly object[] = [],
): Generator<{ path: Path; value: unknown; parents: readonly object[] }> {
  yield { path, value, parents };
  if (typeof value !== 'object' || value === null) return;
  const inside = [...parents, value];
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key], inside);
  }
}
