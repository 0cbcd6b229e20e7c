import { Marked } from 'marked';
import { z } from 'zod';

const markdown = new Marked({
  renderer: {
    // Below the heading that the page gives the text.
    heading({ tokens }) {
      return `<h4>${this.parser.parseInline(tokens)}</h4>\n`;
    },
  },
});

const otherElement = /<(?!\/?(?:p|h4|ul|ol|li|strong|em|del|a|br)\b)[^>]*>/;

/** A text in Markdown, such as that of a job opening, as HTML: paragraphs, headings, lists, links and emphasis. */
export const markdownText = z
  .string()
  .trim()
  .min(1, 'expected text in Markdown')
  .transform((source) => markdown.parse(source, { async: false }))
  .refine((html) => !otherElement.test(html), {
    error: ({ input }) =>
      `${otherElement.exec(`${input}`)?.[0]} is none of paragraphs, headings, lists, links and emphasis`,
  });
