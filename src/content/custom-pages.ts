import { basename } from 'node:path';
import { z } from 'zod';
import { mainLanguage, routes, type PagePath } from '../config/routes.ts';
import { meta } from './fields/page-parts.ts';
import { group } from './fields/text.ts';
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
 * The English files of the custom pages, with the path of each page. A file with capital letters or spaces in its name,
 * or without one of its name in English, is none of them, and refused as one that no page uses.
 * @throws {ContentError} naming each file whose page would have an address of the site.
 */
export function findCustomPages(sources: Sources): Map<string, PagePath> {
  const pattern = new RegExp(`^${mainLanguage}/pages/[a-z0-9-]+\\.md$`);
  const files = [...sources.keys()].filter((name) => pattern.test(name));
  const paths = readEach(files, (file): [string, PagePath] => {
    const path = `/${basename(file, '.md')}` as const;
    if (![...Object.values<string>(routes), ...reserved].includes(path)) return [file, path];
    const problem = `the address ${path} belongs to the site; rename the file.`;
    throw new ContentError({ file: contentPath(file) }, problem);
  });
  return new Map(paths);
}
