import { parseDocument } from 'yaml';
import { findEncodingProblem } from '../../config/read-text.ts';
import { ContentError, mistakeAt } from './content-error.ts';
import { explainError, findMisreadTexts } from './yaml-mistakes.ts';

/**
 * Checks that a file is UTF-8 text without Git conflict markers.
 * @throws {ContentError} with the line of the first marker.
 */
export function checkText(file: string, source: string): void {
  const problem = findEncodingProblem(source);
  if (problem) throw mistakeAt({ file }, problem);
  const index = source.split('\n').findIndex((line) => /^(<{7}|>{7})( |$)/.test(line));
  if (index === -1) return;
  const marks = 'two versions are between <<<<<<< and >>>>>>>; keep one and remove these marks.';
  throw mistakeAt({ file }, `line ${index + 1}: ${marks}`);
}

/**
 * Parses YAML.
 * @param linesAbove number of lines above the source in its file, for frontmatter.
 * @throws {ContentError} with the line of each mistake and what to do.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  checkText(file, source);
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true });
  const misread = findMisreadTexts(document, source);
  const [error] = document.errors;
  const mistakes = error && misread.length === 0 ? [explainError(error, source)] : misread;
  if (mistakes.length === 0) return document.toJS();
  throw new ContentError(
    mistakes.map(({ line, problem }) => ({
      place: { file },
      problem: `line ${line + linesAbove}: ${problem}`,
    })),
  );
}
