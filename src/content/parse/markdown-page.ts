import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { z } from 'zod';
import { mainLanguage } from '../../config/routes.ts';
import { newTabNoteId } from '../../shared/new-tab-note.ts';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { meta } from '../fields/page-parts.ts';
import { sample, text } from '../fields/text.ts';
import { keepTrueParts, type SettingsInUse } from './conditional-text.ts';
import { ContentError, inPlace } from './content-error.ts';
import { checkAddress } from './links.ts';
import { parseFile } from './parse-content.ts';
import { parseYaml } from './yaml.ts';

/** The fields at the top of a legal text. */
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

const markdown = new Marked(gfmHeadingId());

/** Splits a Markdown file into frontmatter and text; both are undefined without frontmatter. */
export function splitFrontmatter(source: string): { frontmatter?: string; body?: string } {
  return /^---\r?\n(?<frontmatter>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(source)?.groups ?? {};
}

/**
 * Parses a Markdown file with frontmatter: keeps the parts that are true of this build, fills in facts,
 * renders the text and lists its headings.
 * @throws {ContentError} if the frontmatter is wrong, or the text names an unknown fact, an unknown
 * setting or a dead link.
 */
export function parseMarkdownFile(
  file: string,
  source: string,
  facts: Facts,
  conditions: SettingsInUse,
): MarkdownPage {
  const { frontmatter, body } = splitFrontmatter(source);
  if (frontmatter === undefined || body === undefined) {
    const problem = 'expected frontmatter between two lines of --- at the top of the file.';
    throw new ContentError({ file }, problem);
  }
  const head = parseFile(file, parseYaml(file, frontmatter, 1), frontmatterSchema, facts);
  return inPlace({ file, field: 'text' }, () => {
    const filled = fillFacts(keepTrueParts(body, conditions), facts);
    const html = markdown.parse(filled, { async: false });
    const headings = getHeadingList();
    const anchors = new Set(headings.map(({ id }) => `#${encodeURI(id)}`));
    for (const [, href = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
      if (!anchors.has(href)) checkAddress(href);
    }
    return {
      ...head,
      html: withLinksAndRegions(html),
      headings: headings.filter(({ level }) => level === 2),
    };
  });
}

/**
 * Makes each second-level heading a link to itself, so that its address can be copied, and gives links to
 * other sites the same attributes as src/ui/new-tab.ts. A table can be wider than a phone: it is in a region that
 * scrolls, can be focused and has the name of the heading above.
 */
function withLinksAndRegions(html: string): string {
  const newTab = `target="_blank" rel="noopener" aria-describedby="${newTabNoteId}"`;
  let above = '';
  return html
    .replaceAll(/<h\d [^>]*>(.*?)<\/h\d>|<table>.*?<\/table>\n/gs, (found, heading?: string) => {
      above = heading?.replaceAll(/<[^>]*>/g, '') ?? above;
      if (heading !== undefined) return found;
      return `<section tabindex="0" aria-label="${above}">\n${found}</section>\n`;
    })
    .replaceAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>')
    .replaceAll('<a href="https:', `<a ${newTab} href="https:`);
}
