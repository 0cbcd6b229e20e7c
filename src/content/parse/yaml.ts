import { isAlias, isScalar, LineCounter, parseDocument, visit, type Node } from 'yaml';
import { findEncodingProblem } from '../../config/read-text.ts';
import { ContentError, refuse } from './content-error.ts';

const help =
  'Begin it with as many spaces as its neighbors; a text with a colon, a # or a quotation mark needs quotes';

/**
 * Checks that a file is UTF-8 text without Git conflict markers.
 * @throws {ContentError} with the line of the first marker.
 */
export function checkText(file: string, source: string): void {
  const problem = findEncodingProblem(source);
  if (problem) throw new ContentError([`${file}: ${problem}`]);
  const index = source.split('\n').findIndex((line) => /^(<{7}|>{7})( |$)/.test(line));
  if (index === -1) return;
  const marks = 'two versions are between <<<<<<< and >>>>>>>; keep one and remove these marks.';
  throw new ContentError([`${file}: line ${index + 1}: ${marks}`]);
}

/** Whether `#` cuts off a text, or YAML reads its first character as an anchor (`&`), alias (`*`) or tag (`!`). */
function isMisread(node: Node, source: string): boolean {
  if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) return true;
  const [, end = 0, next = 0] = node.range ?? [];
  const isText = isScalar(node) && (typeof node.value === 'string' || node.value === null);
  return isText && node.type === 'PLAIN' && /^[ \t]*#/.test(source.slice(end, next));
}

/**
 * Parses YAML. Texts that are valid YAML but do not mean what was typed are refused, too.
 * @param linesAbove number of lines above the source in its file, for frontmatter.
 * @throws {ContentError} with the line of the mistake and what to do.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  checkText(file, source);
  const lines = source.split('\n');
  const describe = (line: number, problem: string) =>
    `${file}: line ${line + linesAbove}: ${problem}`;
  const tab = lines.findIndex((line) => /^ *\t/.test(line));
  if (tab !== -1)
    throw new ContentError([describe(tab + 1, 'begin the line with spaces, not with a tab.')]);
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, stringKeys: true });
  const lineAt = (position = 0) => lineCounter.linePos(position).line;
  const mistakes: string[] = [];
  visit(document, {
    Node: (_, node) => {
      if (!isMisread(node, source)) return;
      const line = lineAt(node.range?.[0]);
      mistakes.push(describe(line, `put the text in quotes: ${lines[line - 1]?.trim()}`));
    },
  });
  refuse(mistakes);
  const [error] = document.errors;
  if (!error) return document.toJS();
  const line = lineAt(error.pos[0]);
  const typed = lines[line - 1]?.trim().slice(0, 60);
  const problems: Readonly<Record<string, string>> = {
    DUPLICATE_KEY: 'the field appears twice; keep one',
    // A text that starts with a fact, such as {{brand}}.
    NON_STRING_KEY: 'put the text in quotes',
  };
  const problem = problems[error.code] ?? `${error.message.replace(/\.?$/, '.')} ${help}`;
  throw new ContentError([describe(line, `${problem}: ${typed}`)]);
}
