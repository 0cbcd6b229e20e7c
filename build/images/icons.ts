import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { markDataUrl } from './colored-mark.ts';
import { tokenColor } from './token-color.ts';

interface Drawing {
  /** Side in pixels. */
  size: number;
  /** Side of the mark in pixels: a multiple of 16, on whose grid the mark is drawn, stays sharp. */
  markSize: number;
  /** Radius of the ground's corners in pixels; none where the system cuts the shape. */
  radius: number;
}

interface Icon extends Drawing {
  /** What the web manifest says it is for: as it is, or to be cut. */
  purpose: 'any' | 'maskable';
}

/** The icons that systems ask for by name, as files at the site's root. */
export const icons = {
  'apple-touch-icon': { size: 180, markSize: 128, radius: 0, purpose: 'any' },
  'icon-192': { size: 192, markSize: 128, radius: 42, purpose: 'any' },
  'icon-512': { size: 512, markSize: 352, radius: 112, purpose: 'any' },
  // Cut to a circle of 80% at worst: a square within it has a side of 56% (80% by the root of 2).
  'icon-maskable-512': { size: 512, markSize: 288, radius: 0, purpose: 'maskable' },
} satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** Sizes within favicon.ico, in pixels. */
export const faviconSizes = [16, 32, 48];

async function drawn({ size, markSize, radius }: Drawing): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${radius}" fill="${tokenColor('brand', 'light')}"/>
    <image x="${edge}" y="${edge}" width="${markSize}" height="${markSize}"
      href="${markDataUrl(tokenColor('on-brand', 'light'))}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Draws an icon as PNG: the mark on the brand's color, seen on light and dark alike. */
export function drawIcon(name: IconName): Promise<Buffer> {
  return drawn(icons[name]);
}

/** Draws the icon for what reads no SVG. So small, the mark is given all the room there is. */
export async function drawFaviconIco(): Promise<Buffer> {
  const frames = faviconSizes.map((size) => drawn({ size, markSize: size, radius: size / 8 }));
  return pngToIco(await Promise.all(frames));
}
