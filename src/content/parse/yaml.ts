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

/** What an editor can do about it, by the parser's name for what is wrong, or ours. */
const advice: Record<string, string> = {
  ANCHOR: 'a text that begins with & has to stand in quotes',
  BAD_ALIAS: 'a text that begins with * has to stand in quotes',
  BAD_INDENT: 'it is indented otherwise than the lines it belongs to, or a bracket is not closed',
  BAD_SCALAR_START: 'a text that begins with @, % or ` has to stand in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon has to stand in quotes, and a field to be indented as those beside it',
  BLOCK_IN_FLOW: 'a quote or bracket is not closed',
  COMMENT: 'what follows a # is left out: put the text in quotes, or the note above it',
  DUPLICATE_KEY: 'this field stands here twice',
  MISSING_CHAR: 'a closing quote or bracket, or the colon after a field, is missing',
  MULTILINE_IMPLICIT_KEY: 'the colon after a field is missing',
  MULTIPLE_DOCS: 'a line of --- or ... cuts the file in two',
  NON_STRING_KEY: 'a text that begins with {{ has to stand in quotes',
  TAG: 'a text that begins with ! has to stand in quotes',
  TAB_AS_INDENT: 'it is indented by a tab; lines are indented by spaces',
  UNEXPECTED_TOKEN: 'a text that begins with a quote, a bracket or a dash has to stand in quotes',
};

/**
 * Reads YAML as an editor wrote it. What YAML would silently leave out of a text (a comment behind
 * it, the first word of `!New here`) is an error.
 * @param linesAbove how many lines of the file stand above the source.
 * @throws {ContentError} naming the line on which it stops being YAML.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const [problem] = [...document.errors, ...swallowed(document)];
  if (!problem) return document.toJS();
  const line = source.slice(0, problem.pos[0]).split('\n').length;
  // The parser sees a tab as such in some places only.
  const isTab = /^ *\t/.test(source.split('\n')[line - 1] ?? '');
  const told = advice[isTab ? 'TAB_AS_INDENT' : problem.code] ?? problem.message;
  throw new ContentError({ file }, `line ${line + linesAbove}: ${told}.`);
}

type Problem = Pick<YAMLError, 'message' | 'pos'> & { code: string };

function swallowed(document: Document.Parsed): Problem[] {
  const found: Problem[] = [];
  const note = ({ range }: Node, code: string) =>
    found.push({ code, message: code, pos: [range?.[0] ?? 0, range?.[1] ?? 0] });
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) note(node, 'BAD_ALIAS');
      else if (node.anchor) note(node, 'ANCHOR');
      if (node.tag) note(node, 'TAG');
      if (isScalar(node) && node.comment && isPlainText(node)) note(node, 'COMMENT');
    },
  });
  return found;
}

/** What is no text for certain, a figure or what stands in quotes, may have a note behind it. */
function isPlainText({ type, value }: Scalar): boolean {
  return type === 'PLAIN' && (typeof value === 'string' || value === null);
}
