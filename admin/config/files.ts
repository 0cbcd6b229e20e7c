import { z } from 'zod';
import { frontmatterSchema } from '../../src/content/parse/markdown-page.ts';
import { entrySchemas, listSchemas, optionalLists } from '../../src/content/schemas/schemas.ts';

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
  return entries[name] ?? frontmatterSchema;
}
