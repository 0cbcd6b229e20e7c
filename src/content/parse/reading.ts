import { Marked, Renderer, type MarkedExtension, type Tokens } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { parseEntry } from './parse-content.ts';
import { internalHref, sample, text } from '../fields/text.ts';
import { fillTokens, UnknownTokenError, type Facts } from '../fields/tokens.ts';
import { parseYaml } from './yaml.ts';

/** What stands above a long text: the frontmatter of its Markdown file. */
const readingSchema = z.strictObject({ title: text, description: text, lead: text, sample });

/** A long text of the site, such as its privacy policy. */
export type Reading = z.output<typeof readingSchema> & {
  html: string;
  /** Headings of the second level, for the table of contents. */
  headings: { id: string; text: string }[];
};

type NamedTable = Tokens.Table & { name?: string };

/**
 * A table is wider than a phone: it scrolls in a region of its own, which the keyboard reaches and
 * which has the name of the heading above.
 */
function scrollingTables(): MarkedExtension {
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

const markdown = new Marked(gfmHeadingId(), scrollingTables());

/** A heading of the second level links to itself, so that its address can be copied. */
function linkHeadings(html: string): string {
  return html.replaceAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g, '<h2 id="$1"><a href="#$1">$2</a></h2>');
}

/** Parts a Markdown file's frontmatter from its text; a file without has neither. */
export function splitReading(source: string): { frontmatter?: string; body?: string } {
  return /^---\r?\n(?<frontmatter>.*?)\r?\n---\r?\n(?<body>.*)$/s.exec(source)?.groups ?? {};
}

/**
 * Reads a Markdown file with frontmatter: facts filled in, rendered, its headings listed.
 * @throws {ContentError} when the frontmatter is wrong, or the text names an unknown fact or address.
 */
export function parseReading(file: string, source: string, facts: Facts): Reading {
  const { frontmatter, body } = splitReading(source);
  if (frontmatter === undefined || body === undefined) {
    throw new ContentError({ file }, 'it should start with frontmatter between two lines of ---.');
  }
  const head = parseEntry({ file }, parseYaml(file, frontmatter, 1), readingSchema, facts);
  const html = markdown.parse(fillBody(file, body, facts), { async: false });
  const allHeadings = getHeadingList();
  for (const [, address = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
    const isHeading = allHeadings.some(({ id }) => address === `#${id}`);
    if (isHeading || internalHref.safeParse(address).success || isElsewhere(address)) continue;
    const place = { file, field: 'text' };
    throw new ContentError(place, `no page, section or heading has the address "${address}".`);
  }
  const headings = allHeadings
    .filter(({ level }) => level === 2)
    .map(({ id, text: heading }) => ({ id, text: heading }));
  return { ...head, html: linkHeadings(html), headings };
}

function isElsewhere(address: string): boolean {
  return /^(https?|mailto|tel):/.test(address);
}

function fillBody(file: string, body: string, facts: Facts): string {
  try {
    return fillTokens(body, facts);
  } catch (error) {
    if (!(error instanceof UnknownTokenError)) throw error;
    throw new ContentError({ file, field: 'text' }, error.message);
  }
}
