import { basename } from 'node:path';
import { z } from 'zod';
import { mainLanguage, routes, type PagePath } from '../config/routes.ts';
import { meta } from './fields/page-parts.ts';
import { group, id } from './fields/text.ts';
import { ContentError, readEach } from './parse/content-error.ts';
import { contentPath, type Sources } from './sources.ts';

/** The menus that a page can be in: the header's links, its Company menu, and the footer. */
const menus = ['header', 'company', 'footer'] as const;

export type Menu = (typeof menus)[number];

/** The fields at the top of a custom page. */
export const customPageSchema = group({
  title: 'The heading, the words of links in menus, and the title for search engines.',
  description: meta.shape.description.describe(
    'Shown below the heading and in search results: 120 to 155 characters.',
  ),
  menus: z.array(z.enum(menus)).default([]).describe('The menus that link to the page.'),
});

/** A page that a company added: a Markdown file in content/en/pages, and its translations. */
export interface CustomPage extends z.output<typeof customPageSchema> {
  /** The English file, from the content folder. */
  file: string;
  route: PagePath;
  html: string;
}

/** Addresses that are part of others, or will be. */
const reserved = '/404 /api /en /home /id /images /index /not-found /page /social'.split(' ');

/**
 * The English files of the custom pages, with the path of each page.
 * @throws {ContentError} naming each file that cannot give its name to a page, or has another one in English.
 */
export function findCustomPages(sources: Sources): Map<string, PagePath> {
  const files = [...sources.keys()].filter((name) => /^[\w-]+\/pages\/[^/]+\.md$/.test(name));
  const paths = readEach(files, (name): [string, PagePath] => {
    const refuse = (problem: string) => new ContentError({ file: contentPath(name) }, problem);
    const slug = basename(name, '.md');
    const path = `/${slug}` as const;
    const english = `${mainLanguage}/pages/${slug}.md`;
    if (!sources.has(english)) {
      throw refuse(`there is no ${contentPath(english)}; a page has one name in all languages.`);
    }
    if (!id.safeParse(slug).success) {
      throw refuse('expected a name of lower-case letters, digits and single hyphens.');
    }
    if ([...Object.values<string>(routes), ...reserved].includes(path)) {
      throw refuse(`the address ${path} belongs to the site; rename the file.`);
    }
    return [english, path];
  });
  return new Map(paths);
}
