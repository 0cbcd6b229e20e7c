import { z } from 'zod';
import { routes, type PagePath } from '../../config/routes.ts';
import type { ImageCatalog } from '../fields/image.ts';
import { intro, meta, type Intro, type Meta } from '../fields/page-parts.ts';
import { id, sample, text } from '../fields/text.ts';
import type { Facts } from '../fields/fill-facts.ts';
import { checkLinks } from './check-links.ts';
import { ContentError } from '../parse/content-error.ts';
import type { SettingsInUse } from '../parse/conditional-text.ts';
import { parseMarkdownFile } from '../parse/markdown-page.ts';
import { parseEntry } from '../parse/parse-content.ts';
import { parseYaml } from '../parse/yaml.ts';
import { bandSchema, type Band } from './bands.ts';

const label = text.describe('The words of links to the page, and its place in the breadcrumb.');

/** A page made of bands. */
export function bandsPageSchema(images: ImageCatalog) {
  return z.strictObject({
    label,
    meta,
    intro,
    sample,
    bands: z.array(bandSchema(images)).min(1).describe('The parts of the page, from the top down.'),
  });
}

/** The top of a page written in Markdown. */
export const markdownHead = z.strictObject({
  label,
  title: text.describe('The heading, and the title for search engines.'),
  description: meta.shape.description,
  eyebrow: text.optional().describe('The line above the title; the label if it is empty.'),
  lead: text.describe('One or two sentences below the title.'),
  sample,
});

/** A page that a company added: a file of content/en/pages. */
export interface OwnPage {
  /** The file's name without its ending, and the page's address: `blog`. */
  slug: string;
  route: PagePath;
  /** The file, from the content folder. */
  file: string;
  label: string;
  meta: Meta;
  intro: Intro;
  /** The text of a page in Markdown, or the bands of one in YAML. */
  body: { html: string } | { bands: readonly Band[] };
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
 * The files of the pages that a company added, with the slug of each.
 * @param names all content files, from the content folder.
 * @param known the files that the site has a use for.
 * @throws {ContentError} if a file cannot give its name to a page.
 */
export function findOwnPages(
  names: Iterable<string>,
  known: readonly string[],
  path: (name: string) => string,
): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const name of names) {
    const [, slug] = /^en\/pages\/([^/]+)\.(?:md|yaml)$/.exec(name) ?? [];
    if (slug === undefined || known.includes(name)) continue;
    const refuse = (problem: string) => {
      throw new ContentError({ file: path(name) }, problem);
    };
    if (!id.safeParse(slug).success) {
      refuse(
        'a page is named with lower-case letters, digits and single hyphens; rename the file.',
      );
    }
    const isTaken = Object.values<string>(routes).includes(`/${slug}`);
    if (isTaken || reserved.includes(slug)) {
      refuse(`the address /${slug} belongs to the site; rename the file.`);
    }
    if ([...slugs.values()].includes(slug)) {
      refuse(`another file has the address /${slug}; keep one of ${slug}.md and ${slug}.yaml.`);
    }
    slugs.set(name, slug);
  }
  return slugs;
}

/** What a page that a company added is read with. */
interface Reading {
  facts: Facts;
  conditions: SettingsInUse;
  images: ImageCatalog;
  ownRoutes: readonly string[];
}

/**
 * Reads a page that a company added.
 * @throws {ContentError} on the first error, naming file, field and reason.
 */
export function parseOwnPage(
  { name, file, slug, source }: { name: string; file: string; slug: string; source: string },
  { facts, conditions, images, ownRoutes }: Reading,
): OwnPage {
  const page = { slug, route: `/${slug}` as const, file: name };
  if (name.endsWith('.md')) {
    const reading = { facts, settings: conditions, images, ownRoutes };
    const { head, html } = parseMarkdownFile(file, source, markdownHead, reading);
    return {
      ...page,
      label: head.label,
      meta: { title: `${head.title} | ${facts['brand']}`, description: head.description },
      intro: { eyebrow: head.eyebrow ?? head.label, heading: head.title, lead: head.lead },
      body: { html },
    };
  }
  const raw = parseYaml(file, source);
  const entry = parseEntry({ file }, raw, bandsPageSchema(images), facts);
  checkLinks({ file }, entry, ownRoutes);
  return {
    ...page,
    label: entry.label,
    meta: entry.meta,
    intro: entry.intro,
    body: { bands: entry.bands },
  };
}
