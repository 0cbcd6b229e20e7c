import { Marked, type Token, type Tokens } from 'marked';
import { z } from 'zod';
import { internalHref, isExternalAddress } from './text.ts';

/** What a short Markdown text may contain. */
const allowed: ReadonlySet<string> = new Set([
  'paragraph',
  'text',
  'space',
  'br',
  'escape',
  'heading',
  'list',
  'list_item',
  'strong',
  'em',
  'del',
  'link',
]);

/** A Markdown renderer whose headings all have one level. */
function rendererFor(headingLevel: number): Marked {
  return new Marked({
    renderer: {
      heading({ tokens }: Tokens.Heading) {
        return `<h${headingLevel}>${this.parser.parseInline(tokens)}</h${headingLevel}>\n`;
      },
    },
  });
}

/** The first mistake in a text; undefined if there is none. */
function findProblem(markdown: Marked, tokens: Token[]): string | undefined {
  let problem: string | undefined;
  markdown.walkTokens(tokens, (token) => {
    if (problem !== undefined) return;
    if (!allowed.has(token.type)) {
      const found = JSON.stringify(token.raw.trim().split('\n', 1)[0]);
      problem = `expected paragraphs, headings, lists, links and emphasis only; ${found} is none of these`;
    } else if (token.type === 'link') {
      const { href } = token as Tokens.Link;
      if (internalHref.safeParse(href).success || isExternalAddress(href)) return;
      problem = `no page or section has the address "${href}"`;
    }
  });
  return problem;
}

/**
 * A text in Markdown, such as that of a job opening, as HTML: paragraphs, headings, lists, links and
 * emphasis.
 * @param headingLevel the level of all its headings, below the heading that the page gives the text.
 */
export function markdownText(headingLevel: number) {
  const markdown = rendererFor(headingLevel);
  return z
    .string()
    .trim()
    .min(1, 'expected text in Markdown')
    .transform((source, context) => {
      const problem = findProblem(markdown, markdown.lexer(source));
      if (problem === undefined) return markdown.parse(source, { async: false });
      context.addIssue({ code: 'custom', message: problem, input: source });
      return z.NEVER;
    });
}
