import { readFileSync } from 'node:fs';
import { SettingError } from './settings.ts';
import { brand } from './site.ts';

function isSquare(svg: string): boolean {
  const [, box = ''] = /<svg\b[^>]*?\bviewBox=["']([^"']*)/.exec(svg) ?? [];
  const [, , width = 0, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && width === height;
}

/** What keeps an SVG file from being a mark, in words; nothing when it can be one. */
export function faultOfMark(svg: string): string | undefined {
  if (!isSquare(svg)) return 'its viewBox has to be a square, such as 0 0 16 16';
  if (/<style\b|\sstyle\s*=/i.test(svg)) return 'it has to be without styles, which pages refuse';
  if (/<script\b|\son\w+\s*=/i.test(svg)) return 'it has to be without scripts, which pages refuse';
  if (!svg.includes('currentColor')) {
    return 'it has to be filled with currentColor, so that it takes the color around it';
  }
  return undefined;
}

function readMark(file: string): string {
  const svg = readFileSync(file, 'utf8').trim();
  const fault = faultOfMark(svg);
  if (fault) throw new SettingError(`BRAND_MARK is ${JSON.stringify(file)}; ${fault}.`);
  return svg;
}

/**
 * The brand's mark as SVG source; it takes the colour of the text around it.
 * @throws {SettingError} when the file cannot be one, as it is imported.
 */
export const markSvg = readMark(brand.markFile);
