import type { z } from 'zod';
import { mainLanguage } from '../../../src/config/routes.ts';
import { customPageSchema, findCustomPages } from '../../../src/content/custom-pages.ts';
import { frontmatterSchema } from '../../../src/content/parse/markdown-page.ts';
import { contentNames, schemaOf as yamlSchemaOf } from '../../../src/content/schemas/schemas.ts';
import type { Sources } from '../../../src/content/sources.ts';
import { languageFile, languageSchema } from '../../../src/content/translation/language.ts';
import { languagesOf, nameIn } from './languages.ts';

/** The name of the one field of a file that is a list. */
export const rootList = 'entries';

/** The field with the text of a Markdown file. */
export const markdownText = 'body';

/** The name of a file's format in the CMS, which wants one that ends so for Markdown. */
export function formatName(name: string): string {
  return name.endsWith('.md') ? `${name}-frontmatter` : name;
}

/** The schema of a content file. */
export function schemaOf(name: string): z.ZodType {
  const schema = yamlSchemaOf(name);
  if (schema) return schema;
  const [language = '', ...inFolder] = name.split('/');
  if (name === languageFile(language)) return languageSchema;
  const english = [mainLanguage, ...inFolder].join('/');
  return contentNames.includes(english) ? frontmatterSchema : customPageSchema;
}

/**
 * The files that have a form: all but translations in YAML, which are beside the file that they translate. The
 * custom pages are among them.
 */
export function fileNames(sources: Sources): string[] {
  const names = [...contentNames, ...findCustomPages(sources).keys()];
  const pages = names.filter((name) => name.endsWith('.md'));
  const [, ...others] = languagesOf(sources);
  return [
    ...names,
    languageFile(mainLanguage),
    ...others.flatMap((code) => [languageFile(code), ...pages.map((name) => nameIn(code, name))]),
  ].filter((name) => sources.has(name));
}
