import { z } from 'zod';
import { mainLanguage, routes, type PagePath } from '../config/routes.ts';
import { meta } from './fields/page-parts.ts';
import { id, text } from './fields/text.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { parseMarkdownFile, type MarkdownReading } from './parse/markdown-page.ts';
import { contentPath, type Sources } from './sources.ts';

/** The menus that a page can be in: the header's links, its Company menu, and the footer. */
const menus = ['header', 'company', 'footer'] as const;

export type Menu = (typeof menus)[number];

/** The fields at the top of a custom page. */
export const customPageSchema = z.strictObject({
  title: text.describe(
    'The heading, the words of links in menus, and the title for search engines.',
  ),
  description: meta.shape.description.describe(
    'Shown below the heading and in search results: 120 to 155 characters.',
  ),
  menus: z
    .array(z.enum(menus))
    .default([])
    .describe(`The menus that link to the page: ${menus.join(', ')}.`),
});

/** A page that a company added: a Markdown file in content/en/pages, and its translations. */
export interface CustomPage extends z.output<typeof customPageSchema> {
  /** The English file, from the content folder. */
  file: string;
  route: PagePath;
  html: string;
}

/** Names that are part of other addresses, or will be. */
const reserved = [
  '404',
  'api',
  'en',
  'home',
  'id',
  'images',
  'index',
  'not-found',
  'page',
  'social',
];

/**
 * The English files of the custom pages, with the path of each page.
 * @throws {ContentError} naming each file that cannot give its name to a page, or has another one in English.
 */
export function findCustomPages(sources: Sources): Map<string, PagePath> {
  const found = [...sources.keys()].flatMap((name) => {
    const [, language = '', slug] = /^([\w-]+)\/pages\/([^/]+)\.md$/.exec(name) ?? [];
    return slug === undefined ? [] : [{ name, language, slug }];
  });
  const paths = readEach(found, ({ name, language, slug }) => {
    const refuse = (problem: string) => new ContentError({ file: contentPath(name) }, problem);
    const english = `${mainLanguage}/pages/${slug}.md`;
    if (!sources.has(english)) {
      throw refuse(
        `there is no ${contentPath(english)}; the files of a page have the same name in every language.`,
      );
    }
    if (!id.safeParse(slug).success) {
      throw refuse(
        'a page is named with lower-case letters, digits and single hyphens; rename the file.',
      );
    }
    const path = `/${slug}` as const;
    if (Object.values<string>(routes).includes(path) || reserved.includes(slug)) {
      throw refuse(`the address ${path} belongs to the site; rename the file.`);
    }
    return { name, language, path };
  });
  return new Map(
    paths.flatMap(({ name, language, path }) => (language === mainLanguage ? [[name, path]] : [])),
  );
}

/**
 * Reads a custom page.
 * @param page its English file, its path, and the file and text in the language.
 * @throws {ContentError} naming file, field and reason.
 */
export function parseCustomPage(
  page: { name: string; route: PagePath; file: string; source: string },
  reading: MarkdownReading,
): CustomPage {
  const { name, route, file, source } = page;
  const { head, html } = parseMarkdownFile(file, source, customPageSchema, reading);
  return { ...head, file: name, route, html };
}
