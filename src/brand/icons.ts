import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { markDataUrl } from './mark.ts';
import { tokenColor } from './palette.ts';

interface Icon {
  /** Width and height in pixels. */
  size: number;
  /** Size of the mark in pixels; a multiple of 16, the mark's grid, stays sharp. */
  markSize: number;
  /** Corner radius of the background in pixels; 0 if the system crops the icon. */
  radius: number;
  /** `purpose` in the web manifest: shown as it is, or cropped. */
  purpose: 'any' | 'maskable';
}

/** The icons at the site's root that operating systems request by name. */
export const icons = {
  'apple-touch-icon': { size: 180, markSize: 128, radius: 0, purpose: 'any' },
  'icon-192': { size: 192, markSize: 128, radius: 42, purpose: 'any' },
  'icon-512': { size: 512, markSize: 352, radius: 112, purpose: 'any' },
  // Cropped to a circle of 80% at most, which fits a square of 56% (80% divided by √2).
  'icon-maskable-512': { size: 512, markSize: 288, radius: 0, purpose: 'maskable' },
} satisfies Record<string, Icon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

/** Sizes in favicon.ico, in pixels. */
export const faviconSizes = [16, 32, 48];

async function drawPng({ size, markSize, radius }: Omit<Icon, 'purpose'>): Promise<Buffer> {
  const edge = (size - markSize) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" rx="${radius}" fill="${tokenColor('brand', 'light')}"/>
    <image x="${edge}" y="${edge}" width="${markSize}" height="${markSize}"
      href="${markDataUrl(tokenColor('on-brand', 'light'))}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Draws an icon as PNG: the mark on the brand color, which works on light and dark. */
export function drawIcon(name: IconName): Promise<Buffer> {
  return drawPng(icons[name]);
}

/** Draws favicon.ico, for browsers without SVG icons. The mark fills it, since it is so small. */
export async function drawFaviconIco(): Promise<Buffer> {
  const frames = faviconSizes.map((size) => drawPng({ size, markSize: size, radius: size / 8 }));
  return pngToIco(await Promise.all(frames));
}
