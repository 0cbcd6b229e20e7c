import markSource from '../../brand/mark.svg?raw';
import { parseDrawing, toDataUrl } from './illustrations.ts';

/** The mark as SVG source. It has the color of the text around it. */
const markSvg = markSource.trim();

/** The mark for an `svg` element in a page. */
export const mark = parseDrawing(markSource);

/** The mark as a standalone SVG file with CSS inside it. */
export function colorMark(css: string): string {
  return markSvg.replace(/<svg\b[^>]*>/, (tag) => `${tag}<style>${css}</style>`);
}

/** The mark in one color, as a data URL for images. */
export function markDataUrl(color: string): string {
  return toDataUrl(colorMark(`svg{color:${color}}`));
}
