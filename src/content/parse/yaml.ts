import {
  isAlias,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type YAMLError,
} from 'yaml';
import { ContentError } from './content-error.ts';

/** Advice to the editor, by error code of the YAML parser or of `findLostText`. */
const advice: Record<string, string> = {
  ANCHOR: 'put text that begins with & in quotes',
  BAD_ALIAS: 'put text that begins with * in quotes',
  BAD_INDENT: 'the indentation does not match the lines around it, or a bracket is not closed',
  BAD_SCALAR_START: 'put text that begins with @, % or ` in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'put text that contains a colon in quotes, and indent a field like its neighbors',
  BLOCK_IN_FLOW: 'a quote or bracket is not closed',
  COMMENT: 'everything after # is ignored: put the text in quotes, or the comment on a line above',
  DUPLICATE_KEY: 'this field appears twice',
  MISSING_CHAR: 'a closing quote or bracket, or the colon after a field, is missing',
  MULTILINE_IMPLICIT_KEY: 'the colon after a field is missing',
  MULTIPLE_DOCS: 'a line of --- or ... splits the file in two',
  NON_STRING_KEY: 'put text that begins with {{ in quotes',
  TAG: 'put text that begins with ! in quotes',
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  UNEXPECTED_TOKEN: 'put text that begins with a quote, a bracket or a dash in quotes',
};

/**
 * Parses YAML. Text that YAML would silently drop (a comment after it, the first word of
 * `!New here`) is an error.
 * @param linesAbove number of lines in the file before the source.
 * @throws {ContentError} naming the line of the first error.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const [problem] = [...document.errors, ...findLostText(document)];
  if (!problem) return document.toJS();
  const line = source.slice(0, problem.pos[0]).split('\n').length;
  // The parser reports a tab as such only in some places.
  const isTab = /^ *\t/.test(source.split('\n')[line - 1] ?? '');
  const message = advice[isTab ? 'TAB_AS_INDENT' : problem.code] ?? problem.message;
  throw new ContentError({ file }, `line ${line + linesAbove}: ${message}.`);
}

type Problem = Pick<YAMLError, 'message' | 'pos'> & { code: string };

/** Finds what YAML drops from text without an error: anchors, aliases, tags and comments. */
function findLostText(document: Document.Parsed): Problem[] {
  const found: Problem[] = [];
  const add = ({ range }: Node, code: string) =>
    found.push({ code, message: code, pos: [range?.[0] ?? 0, range?.[1] ?? 0] });
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) add(node, 'BAD_ALIAS');
      else if (node.anchor) add(node, 'ANCHOR');
      if (node.tag) add(node, 'TAG');
      if (isScalar(node) && node.comment && isPlainText(node)) add(node, 'COMMENT');
    },
  });
  return found;
}

/** Whether a value is unquoted text. A comment may follow only a number or text in quotes. */
function isPlainText({ type, value }: Scalar): boolean {
  return type === 'PLAIN' && (typeof value === 'string' || value === null);
}
