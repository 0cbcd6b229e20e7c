import { isAlias, isScalar, visit, type Document, type Node, type YAMLError } from 'yaml';

/** A mistake in a YAML file: its line, and what an editor can do about it. */
interface Mistake {
  line: number;
  problem: string;
}

/** Splits a line into what is before its text, such as `  - question: `, and the text. */
function splitLine(line: string) {
  const parts = /^(?<before>[ -]*(?:[\w-]+:(?= |$) *)?)(?<text>.*?) *$/.exec(line)?.groups;
  return parts as { before: string; text: string };
}

/** Quotes a text for YAML. Only the first 60 characters are shown. */
function quote(text: string): string {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return `'${start.replaceAll("'", "''")}'`;
}

/** Says how to quote a text that YAML misreads; undefined if it needs no quotes. */
function findQuoteProblem(line: string): string | undefined {
  const { before, text } = splitLine(line);
  const [, mark, inside = ''] = /^(["'])(.*)$/.exec(text) ?? [];
  if (mark && !inside.includes(mark))
    return `close the quotation mark: ${before.trim()} ${text}${mark}`;
  if (mark && inside.endsWith(mark)) {
    const words = inside.slice(0, -1).replaceAll("'", '’');
    return `the text ends at its second ${mark}; write ${before.trim()} ${quote(words)}.`;
  }
  const [symbol] = /^["'&*!|>@`%{}[\],#?-]|:(?= |$)| #/.exec(text) ?? [];
  if (symbol === undefined) return undefined;
  const quoted = `${before.trim()} ${quote(text)}`;
  if (text.startsWith(symbol)) return `a text that begins with ${symbol} needs quotes: ${quoted}.`;
  if (symbol === ':') return `a text with a colon needs quotes: ${quoted}.`;
  return `a text with # needs quotes: ${quoted}; a comment goes on a line above.`;
}

/** Whether a text begins with a quotation mark and does not end with it. */
const isOpen = (line: string) => /^(["'])(?!.*\1$)/.test(splitLine(line).text);

/** Explains the parser's first error: the line, and what to do. */
export function explainError({ code, pos: [position] }: YAMLError, source: string): Mistake {
  const lines = source.split('\n');
  const at = source.slice(0, position).split('\n').length - 1;
  const tab = lines.slice(0, at + 2).findIndex((each) => /^ *\t/.test(each));
  if (tab !== -1) return { line: tab + 1, problem: 'begin the line with spaces, not with a tab.' };
  // An unclosed quote is reported at a later line.
  const open = lines.slice(0, at).findIndex(isOpen);
  const index = open === -1 ? at : open;
  const line = lines[index] ?? '';
  const findProblem = () => {
    if (code === 'DUPLICATE_KEY')
      return `the field ${splitLine(line).before.trim().replace(':', '')} appears twice; keep one.`;
    if (/^ *-\w/.test(line)) return 'write a space after the hyphen.';
    if (line === '---')
      return 'remove this line and everything below it, which YAML reads as another file.';
    return findQuoteProblem(line);
  };
  const advice = findProblem();
  if (advice) return { line: index + 1, problem: advice };
  if (!splitLine(line).before.includes(':'))
    return {
      line: index + 1,
      problem: 'expected a field, a colon and a space before the text, such as title: About us.',
    };
  // YAML continues a text on the next line if that is indented further. The line after next shows which of them is
  // wrong.
  const [next, afterNext] = lines.slice(index + 1).map((each) => /^ */.exec(each)?.[0].length);
  const isNext = code === 'BLOCK_AS_IMPLICIT_KEY' && next !== afterNext;
  const problem = 'begin the line with as many spaces as the fields beside it.';
  return { line: index + (isNext ? 2 : 1), problem };
}

/** Whether `#` cuts off a text, or YAML reads its first character as an anchor (`&`), alias (`*`) or tag (`!`). */
function isMisread(node: Node, source: string): boolean {
  if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) return true;
  const [, end = 0, next = 0] = node.range ?? [];
  const isText = isScalar(node) && (typeof node.value === 'string' || node.value === null);
  return isText && node.type === 'PLAIN' && /^[ \t]*#/.test(source.slice(end, next));
}

/** Finds texts that are valid YAML but do not mean what was typed. */
export function findMisreadTexts(document: Document.Parsed, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!isMisread(node, source)) return;
      const above = source.slice(0, node.range?.[0]).split('\n');
      const line = source.split('\n')[above.length - 1] ?? '';
      const problem = findQuoteProblem(line) ?? 'put the text in quotes.';
      mistakes.push({ line: above.length, problem });
    },
  });
  return mistakes;
}
