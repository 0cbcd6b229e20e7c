import { readFileSync } from 'node:fs';
import { SettingError } from './read-values.ts';

function isSquare(svg: string): boolean {
  const [, box = ''] = /<svg\b[^>]*?\bviewBox=["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && width === height;
}

/** Why an SVG file cannot be the mark, in words; undefined if it can. */
export function findMarkProblem(svg: string): string | undefined {
  if (!isSquare(svg)) return 'its viewBox must be a square, such as 0 0 16 16';
  if (/<style\b|\sstyle\s*=/i.test(svg))
    return 'it must not contain styles, which the content security policy blocks';
  if (/<script\b|\son\w+\s*=/i.test(svg))
    return 'it must not contain scripts, which the content security policy blocks';
  if (!svg.includes('currentColor')) {
    return 'it must be filled with currentColor, so that it has the color of the text around it';
  }
  return undefined;
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
