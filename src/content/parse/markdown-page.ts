import { Marked, Renderer, type MarkedExtension, type Tokens } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import { parseEntry } from './parse-content.ts';
import { meta } from '../fields/page-parts.ts';
import { internalHref, isExternalAddress, sample, text } from '../fields/text.ts';
import { fillFacts, UnknownFactError, type Facts } from '../fields/fill-facts.ts';
import { ConditionError, keepTrueParts, type SettingsInUse } from './conditional-text.ts';
import { parseYaml } from './yaml.ts';

const frontmatterSchema = meta.extend({ lead: text, sample });

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

/**
 * Parses a Markdown file with frontmatter: keeps the parts that are true of this build, fills in facts,
 * renders the text and lists its headings.
 * @throws {ContentError} if the frontmatter is wrong, or the text names an unknown fact, an unknown
 * setting or a dead link.
 */
export function parseMarkdownPage(
  file: string,
  source: string,
  facts: Facts,
  settings: SettingsInUse = {},
): MarkdownPage {
  const { frontmatter, body } = splitFrontmatter(source);
  if (frontmatter === undefined || body === undefined) {
    throw new ContentError(
      { file },
      'expected frontmatter between two lines of --- at the top of the file.',
    );
  }
  const head = parseEntry({ file }, parseYaml(file, frontmatter, 1), frontmatterSchema, facts);
  const html = markdown.parse(fillBody(file, body, facts, settings), { async: false });
  const allHeadings = getHeadingList();
  for (const [, address = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
    const isHeading = allHeadings.some(({ id }) => address === `#${id}`);
    if (isHeading || internalHref.safeParse(address).success || isExternalAddress(address))
      continue;
    const place = { file, field: 'text' };
    throw new ContentError(place, `no page, section or heading has the address "${address}".`);
  }
  const headings = allHeadings
    .filter(({ level }) => level === 2)
    .map(({ id, text: heading }) => ({ id, text: heading }));
  return { ...head, html: linkHeadings(html), headings };
}

function fillBody(file: string, body: string, facts: Facts, settings: SettingsInUse): string {
  try {
    return fillFacts(keepTrueParts(body, settings), facts);
  } catch (error) {
    if (!(error instanceof UnknownFactError || error instanceof ConditionError)) throw error;
    throw new ContentError({ file, field: 'text' }, error.message);
  }
}
