import {
  isAlias,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { ContentError } from './content-error.ts';
import { explainYamlProblem, type YamlProblem } from './yaml-advice.ts';

/**
 * Parses YAML. Text that YAML would silently drop (a comment after it, the first word of
 * `!New here`) is an error.
 * @param linesAbove number of lines in the file before the source.
 * @throws {ContentError} naming the line of the first error.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const [problem] = [...document.errors, ...findLostText(document, source)];
  if (!problem) return document.toJS();
  const { line, message } = explainYamlProblem(source, problem);
  throw new ContentError({ file }, `line ${line + 1 + linesAbove}: ${message}.`);
}

/**
 * Finds what YAML takes for something else without an error: it drops anchors, aliases, tags and comments,
 * and reads an entry that is indented too far as text.
 */
function findLostText(document: Document.Parsed, source: string): YamlProblem[] {
  const found: YamlProblem[] = [];
  const add = ({ range }: Node, code: string, offset = 0) => {
    const start = (range?.[0] ?? 0) + offset;
    found.push({ code, message: code, pos: [start, range?.[1] ?? 0] });
  };
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) add(node, 'BAD_ALIAS');
      else if (node.anchor) add(node, 'ANCHOR');
      if (node.tag) add(node, 'TAG');
      if (!isScalar(node)) return;
      if (node.comment && isPlainText(node)) add(node, 'COMMENT');
      const written = source.slice(node.range?.[0], node.range?.[1]);
      if (node.type === 'PLAIN' && typographic.test(written)) add(node, 'TYPOGRAPHIC');
      const entry = node.type === 'PLAIN' ? /\n\s*(?=- )/.exec(written) : null;
      if (entry) add(node, 'LIST_IN_TEXT', entry.index + entry[0].length);
      const further = node.type === 'BLOCK_FOLDED' ? findIndentedLine(written) : null;
      if (further !== null) add(node, 'INDENTED_TEXT', further);
    },
  });
  return found;
}

/** Text between quotes that YAML does not know. */
const typographic = /^(?:[“„][^“”„]*[”“]|‘[^‘]*’|«[^«»]*»)$/u;

/** Where a line of a folded text begins that is indented further than its first; null if none is. */
function findIndentedLine(text: string): number | null {
  const [first = ''] = /(?<=\n) +(?=\S)/.exec(text) ?? [];
  const further = first && new RegExp(`(?<=\n)${first} +(?=\\S)`).exec(text);
  return further ? further.index : null;
}

/** Whether a value is unquoted text. A comment may follow only a number or text in quotes. */
function isPlainText({ type, value }: Scalar): boolean {
  return type === 'PLAIN' && (typeof value === 'string' || value === null);
}
