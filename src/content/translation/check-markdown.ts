import { ContentError } from '../parse/content-error.ts';
import { splitFrontmatter } from '../parse/markdown-page.ts';

/** Splits a Markdown text into sections: the heading of each, and the parts that are the same in every language. */
function readSections(source: string) {
  const { body } = splitFrontmatter(source);
  return body?.split(/^(?=##)/m).map((section) => {
    const lines = section.match(/^<!--.*|^#+|^\||^(?:[-*]|\d+\.)(?= )/gm) ?? [];
    const structure = lines.map((mark) => mark.replace(/^[*\d].*/, '-'));
    const factsAndPages = section.match(/\{\{.*?\}\}|(?<=\]\()[^#)][^)]*/g) ?? [];
    const parts = [...structure, ...new Set(factsAndPages.toSorted())];
    return { heading: /.*/.exec(section)?.[0] ?? '', parts };
  });
}

/** Parts in an editor's words. */
const names: Readonly<Record<string, string>> = {
  '-': 'an entry of a list',
  '|': 'a row of a table',
  '##': 'this section',
  '###': 'a heading with ###',
};

/** Finds the first part of a section that another section lacks, in an editor's words. */
function findExtra(parts: readonly string[] = [], others: readonly string[] = []) {
  const rest = [...others];
  const extra = parts.find((part) => {
    const index = rest.indexOf(part);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
  return extra && (names[extra] ?? extra);
}

function describeDifference(missing: string | undefined, extra: string | undefined): string {
  if (missing && extra) return `expected ${missing} as in English, got ${extra}`;
  if (missing) return `English also has ${missing}`;
  return extra ? `English does not have ${extra}` : 'English has its parts in another order';
}

/**
 * Checks that the translation of a Markdown text has the same headings, conditions, lists, rows, facts and links as the
 * English text.
 * @throws {ContentError} naming the first section that differs.
 */
export function checkMarkdown(
  file: string,
  translation: string,
  original: { file: string; text: string },
): void {
  const own = readSections(translation);
  const english = readSections(original.text);
  if (!own || !english) return;
  const longer = own.length > english.length ? own : english;
  const index = longer.findIndex(
    (_, each) => own[each]?.parts.join() !== english[each]?.parts.join(),
  );
  if (index === -1) return;
  const heading = (own[index] ?? english[index])?.heading || 'the text above the first heading';
  const missing = findExtra(english[index]?.parts, own[index]?.parts);
  const extra = findExtra(own[index]?.parts, english[index]?.parts);
  const problem = `"${heading}": ${describeDifference(missing, extra)}.`;
  const cause = { file: original.file, names: [missing ?? [], extra ?? []].flat() };
  throw new ContentError([{ place: { file, field: 'text' }, problem, cause }]);
}
