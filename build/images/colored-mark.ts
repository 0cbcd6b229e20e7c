import { markSvg } from '../../src/config/mark.ts';

/** The mark as an SVG file of its own, its color set by CSS inside it. */
export function coloredMark(css: string): string {
  return markSvg.replace(/<svg\b[^>]*>/, (tag) => `${tag}<style>${css}</style>`);
}

/** The mark in one color, as an address that an SVG or HTML image takes. */
export function markDataUrl(color: string): string {
  const svg = coloredMark(`svg{color:${color}}`);
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
