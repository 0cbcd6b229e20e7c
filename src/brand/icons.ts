import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { markDataUrl } from './mark.ts';
import { tokenColor } from './palette.ts';

/** Draws the mark on a background in its own color, which works in light and dark. All lengths are in pixels. */
async function drawPng(size: number, markSize: number, radius: number): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${radius}" fill="${tokenColor('mark', 'light')}"/>
    <image x="${edge}" y="${edge}" width="${markSize}" height="${markSize}"
      href="${markDataUrl(tokenColor('on-brand', 'light'))}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Draws the home screen icon, whose corners the system rounds. 128 is a multiple of the mark's grid of 32, so it is
 * sharp.
 */
export function drawAppleTouchIcon(): Promise<Buffer> {
  return drawPng(180, 128, 0);
}

/** Draws favicon.ico, for browsers without support for SVG icons. It is small, so the mark fills it. */
export async function drawFaviconIco(): Promise<Buffer> {
  const frames = [16, 32, 48].map((size) => drawPng(size, size, size / 8));
  return pngToIco(await Promise.all(frames));
}
