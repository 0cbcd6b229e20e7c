import { readFileSync } from 'node:fs';
import { SettingError } from './read-values.ts';

/** Why an SVG file cannot be the mark, in words; undefined if it can. */
export function findMarkProblem(svg: string): string | undefined {
  const [, width, height] = /<svg\b[^>]*?\bviewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!Number(width) || width !== height) return 'its viewBox must be a square, such as 0 0 16 16';
  if (/<(style|script)\b|\s(style|on\w+)\s*=/i.test(svg)) {
    return 'it must not contain styles or scripts, which the content security policy blocks';
  }
  if (svg.includes('currentColor')) return undefined;
  return 'it must be filled with currentColor, so that it has the color of the text around it';
}

/** The file with the mark, which a company replaces. */
export const markFile = 'brand/mark.svg';

function readMark(): string {
  const svg = readFileSync(markFile, 'utf8').trim();
  const problem = findMarkProblem(svg);
  if (problem) throw new SettingError(`${markFile}: ${problem}.`);
  return svg;
}

/**
 * The brand's mark as SVG source, in the color of the text around it.
 * @throws {SettingError} on import, if the file cannot be the mark.
 */
export const markSvg = readMark();
