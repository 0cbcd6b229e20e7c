import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Token } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import type { z } from 'zod';
import { newTabNoteId } from '../../shared/new-tab-note.ts';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { label, meta } from '../fields/page-parts.ts';
import { group, sample, text } from '../fields/text.ts';
import { keepMatchingParts, type SettingsInUse } from './conditional-text.ts';
import { withPlace, mistakeAt, readEach } from './content-error.ts';
import { checkAddress } from './links.ts';
import { parseFile } from './parse-content.ts';
import { checkText, parseYaml } from './yaml.ts';

/** The frontmatter of a legal text. */
export const frontmatterSchema = group({
  label,
  ...meta.shape,
  lead: text.describe('One or two sentences below the heading.'),
  sample,
});

/** A page written in Markdown, such as the privacy policy. */
export type MarkdownPage = z.output<typeof frontmatterSchema> & {
  html: string;
  /** Second-level headings, for the table of contents. */
  headings: { id: string; text: string }[];
};

const markdown = new Marked(gfmHeadingId());

/** Splits a Markdown file into frontmatter and text; both are undefined without frontmatter. */
export function splitFrontmatter(source: string): { frontmatter?: string; body?: string } {
  return /^---\n(?<frontmatter>.*?)\n---\n(?<body>.*)$/s.exec(source)?.groups ?? {};
}

/**
 * Parses a Markdown file with frontmatter: keeps the parts that apply to this build, fills in facts, renders the text
 * and lists its headings.
 * @throws {ContentError} if the frontmatter is wrong, or the text contains an unknown fact, an unknown setting or a
 * dead link.
 */
export function parseMarkdownFile(
  file: string,
  source: string,
  facts: Facts,
  conditions: SettingsInUse,
): MarkdownPage {
  checkText(file, source);
  const { frontmatter, body } = splitFrontmatter(source);
  if (frontmatter === undefined || body === undefined) {
    const problem = 'expected frontmatter between two lines of --- at the top of the file.';
    throw mistakeAt({ file }, problem);
  }
  const head = parseFile(file, parseYaml(file, frontmatter, 1), frontmatterSchema, facts);
  const place = { file, field: 'text' };
  const tokens: Token[] = [];
  const { html, headings, anchors } = withPlace(place, () => {
    const kept = fillFacts(keepMatchingParts(body, conditions), facts);
    const page = markdown.parse(kept, { async: false });
    const listed = getHeadingList().filter(({ level }) => level === 2);
    // The parts that this build leaves out are checked as well.
    const walkTokens = (token: Token) => void tokens.push(token);
    markdown.parse(fillFacts(body, facts), { async: false, walkTokens });
    const ids = getHeadingList().map(({ id }) => `#${encodeURI(id)}`);
    return { html: addLinksAndRegions(page), headings: listed, anchors: ids };
  });
  readEach(tokens, (token) => withPlace(place, () => checkToken(token, anchors)));
  return { ...head, html, headings };
}

/**
 * Checks that a link or picture in a text leads somewhere, and is written in Markdown.
 * @throws {ContentError} without a place.
 */
function checkToken(token: Token, anchors: readonly string[]): void {
  if (token.type === 'link') checkAddress(token.href, anchors);
  if (token.type === 'image' && !existsSync(join('public', token.href)))
    throw mistakeAt(null, `there is no picture ${token.href} in the folder public.`);
  // `marked` reports a link in HTML as HTML, and a link that is not closed as text.
  const [html] = (token.type === 'html' && /<[^>]*\b(?:href|src)\b[^>]*>?/i.exec(token.raw)) || [];
  const isText = token.type === 'text' && !token.tokens;
  const [open] = (isText && /\[[^\]]*\](?:\[[^\]]*\]?| ?\(\/[^)\s]*\)?)/.exec(token.raw)) || [];
  const found = html ?? open;
  if (found === undefined) return;
  throw mistakeAt(null, `write ${found.trim()} as a link in Markdown: [our prices](/#pricing).`);
}

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/** Labels each cell of a table with its column heading, which phones show beside it. */
function labelCells(table: string): string {
  const labels = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, heading = '']) =>
    stripTags(heading),
  );
  let column = 0;
  return table.replaceAll(/<tr>|<td/g, (tag) => {
    if (tag === '<tr>') column = 0;
    return tag === '<tr>' ? tag : `<td data-label="${labels[column++] ?? ''}"`;
  });
}

/**
 * Makes each second-level heading a link to itself, and links to other sites open a new tab (see src/ui/new-tab.ts). A
 * table can be wider than a phone, so it gets a scrollable, focusable region with the heading above as its name.
 */
function addLinksAndRegions(html: string): string {
  const newTab = `target="_blank" rel="noopener" aria-describedby="${newTabNoteId}"`;
  let above = '';
  return html
    .replaceAll(/<h\d [^>]*>(.*?)<\/h\d>|<table>.*?<\/table>\n/gs, (found, heading?: string) => {
      above = heading === undefined ? above : stripTags(heading);
      if (heading !== undefined) return found;
      return `<section tabindex="0" aria-label="${above}">\n${labelCells(found)}</section>\n`;
    })
    .replaceAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>')
    .replaceAll('<a href="https:', `<a ${newTab} href="https:`);
}
