import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { z } from 'zod';
import { newTabNoteId, pageParts } from '../../config/routes.ts';
import { fillFile, type Facts } from '../facts/fill-facts.ts';
import { sample, text } from '../fields/text.ts';
import { ContentError, refuse } from '../parse/content-error.ts';
import { parseFile } from '../parse/parse-file.ts';
import { checkText, parseYaml } from '../parse/yaml.ts';
import { findAddressProblem } from '../parse/links.ts';

/** The frontmatter of a legal text. */
export const frontmatterSchema = z.strictObject({
  label: text.describe('What links in the header and the footer call the page.'),
  title: text.describe('Title in search results: 40 to 60 characters.'),
  description: text.min(50).max(170).describe('Text in search results: 120 to 155 characters.'),
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

/** Ids that no heading can have. The footer is `#contact`. */
const takenIds: readonly string[] = [...pageParts, 'contact'];

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
    throw new ContentError([`${file}: ${problem}`]);
  }
  const head = parseFile(file, parseYaml(file, frontmatter, 1), frontmatterSchema);
  const { text: whole, ...filled } = fillFile(file, { ...head, text: body }, facts);
  const kept = keepMatchingParts(whole, conditions);
  const html = markdown.parse(kept, { async: false });
  const headings = getHeadingList().filter(({ level }) => level === 2);
  const problems = [...findLeftoverComments(kept, conditions), ...findDeadLinks(html)];
  for (const { id, text: heading } of headings)
    if (takenIds.includes(id)) problems.push(`another part of its page is called "${heading}".`);
  refuse(problems.map((problem) => `${file}, field text: ${problem}`));
  return { ...filled, html: addLinksAndRegions(html), headings };
}

/** Lists the links and pictures in the HTML of a text that lead nowhere. */
function findDeadLinks(html: string): string[] {
  const anchors = getHeadingList().map(({ id }) => `#${encodeURI(id)}`);
  return Array.from(html.matchAll(/<[^>]*\s(?:href|src)=["']?([^"'\s>]*)/gi), ([, address = '']) =>
    existsSync(join('public', address)) ? [] : (findAddressProblem(address, anchors) ?? []),
  ).flat();
}

/** The headings and conditions of a Markdown text by their number, and its facts: the same in every language. */
function listMarks(source: string): Set<string> {
  const structure = source.match(/^(?:#+(?= )|<!--.*)/gm) ?? [];
  const facts = source.match(/\{\{.*?\}\}/g) ?? [];
  return new Set([...structure.map((mark, index) => `${mark} (${index + 1})`), ...facts]);
}

/** Says which heading, condition or fact a translated text lacks, or has in addition; undefined if none. */
export function findStructureProblem(translation: string, english: string): string | undefined {
  const [own, others] = [listMarks(translation), listMarks(english)];
  const [missing] = others.difference(own);
  const [extra] = own.difference(others);
  if (missing !== undefined) return `English also has ${missing}.`;
  return extra && `English does not have ${extra}.`;
}

const stripTags = (html: string) => html.replaceAll(/<[^>]*>/g, '');

/**
 * Makes each second-level heading a link to itself, and links to other sites open a new tab (see src/ui/links.tsx). A
 * table can be wider than a phone, so it gets a scrollable, focusable region with the heading above as its name.
 */
function addLinksAndRegions(html: string): string {
  const newTab = `target="_blank" rel="noopener" aria-describedby="${newTabNoteId}"`;
  let above = '';
  return html
    .replaceAll(/<h\d [^>]*>(.*?)<\/h\d>|<table>.*?<\/table>\n/gs, (found, heading?: string) => {
      above = heading === undefined ? above : stripTags(heading);
      if (heading !== undefined) return found;
      return `<section tabindex="0" aria-label="${above}">\n${found}</section>\n`;
    })
    .replaceAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>')
    .replaceAll('<a href="https:', `<a ${newTab} href="https:`);
}

/** Whether each setting that a text can depend on is set: `CONTACT_ENDPOINT`. */
export type SettingsInUse = Readonly<Record<string, boolean>>;

const conditionalPart =
  /^<!-- if (\w+) is set -->\n((?:(?!^<!--).)*)^(?:<!-- otherwise -->\n((?:(?!^<!--).)*)^)?<!-- end if -->$/gms;

/**
 * Keeps only the parts of a text that apply to this build: `<!-- if CONTACT_ENDPOINT is set -->` … `<!-- otherwise -->`
 * … `<!-- end if -->`, each comment on its own line. The part after `otherwise` is optional.
 */
const keepMatchingParts = (source: string, settings: SettingsInUse) =>
  source.replaceAll(conditionalPart, (whole, name: string, yes: string, no = '') =>
    Object.hasOwn(settings, name) ? (settings[name] ? yes : no).trimEnd() : whole,
  );

/** Lists the comments that have no partner, or name an unknown setting. */
function findLeftoverComments(kept: string, settings: SettingsInUse): string[] {
  const names = Object.keys(settings).join(', ');
  return (kept.match(/<!-- *(?:if|otherwise|end)\b.*/g) ?? []).map(
    (comment) =>
      `"${comment}" has no partner, or no setting has this name; write <!-- if NAME is set -->, <!-- otherwise --> and <!-- end if -->, each on its own line, with one of ${names}.`,
  );
}
