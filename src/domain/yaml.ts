import { parse, YAMLParseError } from 'yaml';
import { ContentError } from './content-error.ts';

/**
 * Reads YAML as an editor wrote it.
 * @param linesAbove how many lines of the file stand above the source.
 * @throws {ContentError} naming the line on which it stops being YAML.
 */
export function parseYaml(file: string, source: string, linesAbove = 0): unknown {
  try {
    return parse(source);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [start] = error.linePos ?? [];
    const [reason] = error.message.split(/ at line \d/);
    throw new ContentError({ file }, `line ${(start?.line ?? 1) + linesAbove}: ${reason}.`);
  }
}
