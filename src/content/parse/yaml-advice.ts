import { findMisplaced } from './indentation.ts';

/** An error of the YAML parser, or one of `findLostText`. */
export interface YamlProblem {
  code: string;
  message: string;
  /** Where it begins and ends in the source. */
  pos: readonly [number, number];
}

/** Advice to the editor, by the code of the error. */
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
  INDENTED_TEXT: 'indent this line like the text above it',
  LIST_IN_TEXT: 'indent this entry like the entry above it',
  MISSING_CHAR: 'a closing quote or bracket, or the colon after a field, is missing',
  MULTILINE_IMPLICIT_KEY: 'the colon after a field is missing',
  MULTIPLE_DOCS: 'a line of --- or ... splits the file in two',
  NON_STRING_KEY: 'put text that begins with {{ in quotes',
  TAG: 'put text that begins with ! in quotes',
  TYPOGRAPHIC: '“ and ” would be part of the text: put straight quotes, \' or ", around it instead',
  UNEXPECTED_TOKEN: 'put text that begins with a quote, a bracket or a dash in quotes',
};

const quoteAdvice: Record<string, string> = {
  "'": "text in single quotes ends at the next ': write an apostrophe as ’",
  '"': 'text in double quotes ends at the next ": write quotes inside it as “ and ”',
};

/** Errors that a wrong indentation causes. */
const indentationCodes: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_AS_IMPLICIT_KEY',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
]);

const beforeValue = String.raw`^ *(?:- +)*(?:[\w-]+: +)?`;
const quotedValue = new RegExp(`${beforeValue}(['"])(.*)$`);
const typographicValue = new RegExp(`${beforeValue}[“„‘«]`);

/** The line, from an error upwards, on which a text in quotes begins that does not end there. */
function findOpenQuote(lines: readonly string[], from: number) {
  for (let line = from; line >= 0; line -= 1) {
    const [, quote = '', rest = ''] = quotedValue.exec(lines[line] ?? '') ?? [];
    if (!quote) continue;
    const isApostrophe = quote === "'" && /[^']''\s*$/.test(rest);
    const isClosed = new RegExp(`^(?:[^${quote}]|${quote}${quote})*${quote}\\s*(?:#.*)?$`);
    if (isApostrophe || !isClosed.test(rest)) return { line, isApostrophe };
  }
  return null;
}

/** The line of an error, counted from 0, and what to do about it. */
export function explainYamlProblem(
  source: string,
  { code, message, pos: [start] }: YamlProblem,
): { line: number; message: string } {
  const lines = source.split('\n');
  const line = source.slice(0, start).split('\n').length - 1;
  const text = lines[line] ?? '';
  const at = (words: string, where = line) => ({ line: where, message: words });
  // The parser reports a tab as such only in some places.
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(text)) {
    return at('indent with spaces, not with a tab');
  }
  if (code === 'MISSING_CHAR' && message.startsWith('Missing closing')) {
    const open = findOpenQuote(lines, line);
    if (open?.isApostrophe) return at(quoteAdvice["'"] ?? message, open.line);
    if (open) return at('a closing quote is missing', open.line);
  }
  const before = source.slice(0, start).trimEnd().at(-1) ?? '';
  const [, quote = ''] = quotedValue.exec(text) ?? [];
  if (code === 'UNEXPECTED_TOKEN' && quoteAdvice[before]) return at(quoteAdvice[before]);
  if (code === 'BLOCK_AS_IMPLICIT_KEY') {
    if (quoteAdvice[quote]) return at(quoteAdvice[quote]);
    if (typographicValue.test(text)) return at(advice['TYPOGRAPHIC'] ?? message);
  }
  if (indentationCodes.has(code)) {
    const misplaced = findMisplaced(lines);
    // An error may be reported on the line above.
    if (misplaced && misplaced.line >= line && misplaced.line <= line + 6) {
      const { name, spaces, expected } = misplaced;
      const words = `indent ${name} by ${countSpaces(expected)} like its neighbors, not by ${spaces}`;
      return at(words, misplaced.line);
    }
  }
  return at(advice[code] ?? message);
}

const countSpaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
