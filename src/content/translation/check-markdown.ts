import { ContentError } from '../parse/content-error.ts';
import { splitFrontmatter } from '../parse/markdown-page.ts';

/** The sections of a Markdown text: each heading, and what its section has in every language. */
function readSections(source: string) {
  const { body = '' } = splitFrontmatter(source);
  return body.split(/^(?=##)/m).map((section) => {
    const lines = section.match(/^<!--.*|^#+|^\||^(?:[-*]|\d+\.)(?= )/gm) ?? [];
    const structure = lines.map((mark) => mark.replace(/^[*\d].*/, '-'));
    const factsAndPages = section.match(/\{\{.*?\}\}|(?<=\]\()[^#)][^)]*/g) ?? [];
    const parts = [...structure, ...new Set(factsAndPages.toSorted())];
    return { heading: /.*/.exec(section)?.[0], parts: parts.join(' ') };
  });
}

/**
 * Checks that the translation of a Markdown text has the headings, conditions, lists, rows, facts and links of the
 * English one.
 * @throws {ContentError} naming the first section that differs.
 */
export function checkMarkdown(file: string, translation: string, original: string): void {
  const own = readSections(translation);
  const english = readSections(original);
  const longer = own.length > english.length ? own : english;
  const index = longer.findIndex((_, each) => own[each]?.parts !== english[each]?.parts);
  if (index === -1) return;
  const name = own[index]?.heading ?? `section ${index}`;
  const [expected, got] = [english[index], own[index]].map((each) => each?.parts ?? 'nothing');
  const problem = `"${name}" differs from English: expected ${expected}, got ${got}.`;
  throw new ContentError({ file, field: 'text' }, problem);
}
