import { readFileSync } from 'node:fs';

export interface Asset {
  type: string;
  body: string;
}

const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const SVG = 'image/svg+xml';

/** Everything under /assets/ by its exact path: a list, so no request can name another file. */
export const assets: ReadonlyMap<string, Asset> = new Map([
  ['/assets/base.css', load('base.css', CSS)],
  ['/assets/pages.css', load('pages.css', CSS)],
  ['/assets/picture.css', load('picture.css', CSS)],
  ['/assets/widget.css', load('widget.css', CSS)],
  ['/assets/auth.js', load('auth.js', SCRIPT)],
  ['/assets/booking.js', load('booking.js', SCRIPT)],
  ['/assets/color.js', load('color.js', SCRIPT)],
  ['/assets/quote.js', load('quote.js', SCRIPT)],
  ['/assets/icon.svg', load('icon.svg', SVG)],
  // Browsers ask for this one unbidden.
  ['/favicon.ico', load('icon.svg', SVG)],
]);

function load(file: string, type: string): Asset {
  return { type, body: readFileSync(new URL(`./assets/${file}`, import.meta.url), 'utf8') };
}
