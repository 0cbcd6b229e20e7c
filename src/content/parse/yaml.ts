import { LineCounter, parseDocument } from 'yaml';
import { ContentError } from './content-error.ts';

/**
 * Parses YAML.
 * @param linesAbove number of lines in the file before the source.
 * @throws {ContentError} with the parser's message and the line of the first error.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { prettyErrors: false, stringKeys: true, lineCounter });
  const [problem] = [...document.errors, ...document.warnings];
  if (!problem) return document.toJS();
  const { line } = lineCounter.linePos(problem.pos[0]);
  throw new ContentError({ file }, `line ${line + linesAbove}: ${problem.message}.`);
}
