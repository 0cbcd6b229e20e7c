import { Marked, Renderer, type MarkedExtension, type Tokens } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import { ContentError } from './content-error.ts';
import { parseEntry } from './parse-content.ts';
import { imageProblem, textImage, type ImageCatalog } from '../fields/image.ts';
import { leadsSomewhere } from './check-links.ts';
import { meta } from '../fields/page-parts.ts';
import { internalHref, isExternalAddress, sample, text } from '../fields/text.ts';
import { fillFacts, UnknownFactError, type Facts } from '../fields/fill-facts.ts';
import { ConditionError, keepTrueParts, type SettingsInUse } from './conditional-text.ts';
import { newTabNoteId } from '../../shared/new-tab-note.ts';
import { parseYaml } from './yaml.ts';

/** The fields at the top of a Markdown file. */
export const frontmatterSchema = meta.extend({
  lead: text.describe('One or two sentences below the heading.'),
  textIn: z
    .literal(mainLanguage)
    .optional()
    .describe('en if the text is not translated: the page has the English one, and says so.'),
  sample,
});

/** A page written in Markdown, such as the privacy policy. */
export type MarkdownPage = z.output<typeof frontmatterSchema> & {
  html: string;
  /** Headings of the second level, for the table of contents. */
  headings: { id: string; text: string }[];
};

type NamedTable = Tokens.Table & { name?: string };

/**
 * Wraps each table in a scrollable region, since tables are wider than a phone. The region can be
 * focused by keyboard, and the heading above names it.
 */
function makeTablesScroll(): MarkedExtension {
  let heading = '';
  return {
    walkTokens: (token) => {
      if (token.type === 'heading') heading = (token as Tokens.Heading).text;
      if (token.type === 'table') (token as NamedTable).name = heading;
    },
    renderer: {
      table(token: NamedTable) {
        const name = (token.name ?? '').replaceAll('"', '&quot;');
        const table = Renderer.prototype.table.call(this, token);
        return `<section tabindex="0" aria-label="${name}">\n${table}</section>\n`;
      },
    },
  };
}

const markdown = new Marked(gfmHeadingId(), makeTablesScroll());

/** Makes each second-level heading a link to itself, so that its address can be copied. */
function linkHeadings(html: string): string {
  return html.replaceAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>');
}

/** Splits a Markdown file into frontmatter and text; both are undefined without frontmatter. */
export function splitFrontmatter(source: string): { frontmatter?: string; body?: string } {
  return /^---\r?\n(?<frontmatter>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(source)?.groups ?? {};
}

/** Gives links to other sites the same attributes as src/ui/new-tab.ts. */
function openOthersInNewTab(html: string): string {
  const newTab = `target="_blank" rel="noopener" aria-describedby="${newTabNoteId}"`;
  return html.replaceAll('<a href="https:', `<a ${newTab} href="https:`);
}

/** What a Markdown file is read with. */
export interface MarkdownReading {
  facts: Facts;
  conditions: SettingsInUse;
  /** Paths of all pages in English. */
  pagePaths: readonly string[];
  /** The images that the text can show. */
  images: ImageCatalog;
}

/**
 * Parses a Markdown file with frontmatter: keeps the parts that are true of this build, fills in facts,
 * renders the text and lists its headings.
 * @throws {ContentError} if the frontmatter is wrong, or the text names an unknown fact, an unknown
 * setting or a dead link.
 */
export function parseMarkdownFile<Head extends z.ZodType>(
  file: string,
  source: string,
  headSchema: Head,
  { facts, conditions, pagePaths, images }: MarkdownReading,
) {
  const { frontmatter, body } = splitFrontmatter(source);
  if (frontmatter === undefined || body === undefined) {
    throw new ContentError(
      { file },
      'expected frontmatter between two lines of --- at the top of the file.',
    );
  }
  const head = parseEntry({ file }, parseYaml(file, frontmatter, 1), headSchema, facts);
  const html = markdown.parse(fillBody(file, body, facts, conditions), { async: false });
  const allHeadings = getHeadingList();
  for (const [, address = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
    const isHeading = allHeadings.some(({ id }) => address === `#${encodeURI(id)}`);
    const isPage = internalHref.safeParse(address).success && leadsSomewhere(address, pagePaths);
    if (isHeading || isPage || isExternalAddress(address)) continue;
    const place = { file, field: 'text' };
    throw new ContentError(place, `no page, section or heading has the address "${address}".`);
  }
  const headings = allHeadings
    .filter(({ level }) => level === 2)
    .map(({ id, text: heading }) => ({ id, text: heading }));
  const withImages = placeImages(file, html, images);
  return { head, html: openOthersInNewTab(linkHeadings(withImages)), headings };
}

/** Parses a legal text: see `parseMarkdownFile`. */
export function parseMarkdownPage(
  file: string,
  source: string,
  reading: MarkdownReading,
): MarkdownPage {
  const { head, ...body } = parseMarkdownFile(file, source, frontmatterSchema, reading);
  return { ...head, ...body };
}

/**
 * Gives each image the size that the page reserves for it. The path of a file in content/images is that
 * from the Markdown file, as other tools show it; its address on the site is /images.
 */
function placeImages(file: string, html: string, images: ImageCatalog): string {
  return html.replaceAll(/<img src="([^"]*)"/g, (_, written: string) => {
    const path = written.replace(/^\.\.\/\.\.\/images\//, '/images/');
    const problem = imageProblem(images, path, textImage);
    if (problem !== null) {
      throw new ContentError({ file, field: 'text' }, `image "${written}": ${problem}.`);
    }
    const { widthPx = 0, heightPx = 0 } = images.measure(path) ?? {};
    return `<img src="${path}" width="${widthPx}" height="${heightPx}" loading="lazy" decoding="async"`;
  });
}

function fillBody(file: string, body: string, facts: Facts, settings: SettingsInUse): string {
  try {
    return fillFacts(keepTrueParts(body, settings), facts);
  } catch (error) {
    if (!(error instanceof UnknownFactError || error instanceof ConditionError)) throw error;
    throw new ContentError({ file, field: 'text' }, error.message);
  }
}
