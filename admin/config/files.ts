import { z } from 'zod';
import {
  bandsPageSchema,
  findOwnPages,
  markdownHead,
} from '../../src/content/own-pages/own-page.ts';
import { frontmatterSchema } from '../../src/content/parse/markdown-page.ts';
import { images } from '../../src/content/schemas/image-catalog.ts';
import {
  contentNames,
  entrySchemas,
  listSchemas,
  optionalLists,
} from '../../src/content/schemas/schemas.ts';
import type { Sources } from '../../src/content/sources.ts';

/** The name of the one field of a file that is a list. */
export const rootList = 'entries';

/** The field with the text of a Markdown file. */
export const markdownText = 'body';

/** The name of a file's format in the CMS, which wants one that ends so for Markdown. */
export function formatName(name: string): string {
  return name.endsWith('.md') ? `${name}-frontmatter` : name;
}

const lists: Record<string, z.ZodType> = listSchemas;
const entries: Record<string, z.ZodType> = entrySchemas;

/** The schema of a content file. */
export function schemaOf(name: string): z.ZodType {
  const list = lists[name];
  if (list) return z.array(list).min(optionalLists.has(name) ? 0 : 1);
  const entry = entries[name];
  if (entry) return entry;
  if (contentNames.includes(name)) return frontmatterSchema;
  return name.endsWith('.md') ? markdownHead : bandsPageSchema(images);
}

/** The files that the content model reads, with the pages that the company added. */
export function fileNames(sources: Sources): string[] {
  const ownPages = findOwnPages(sources.keys(), contentNames, (name) => name);
  return [...contentNames, ...ownPages.keys()];
}
