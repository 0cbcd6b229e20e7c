import type { APIRoute } from 'astro';
import * as brandIcons from 'simple-icons';
import { loadContent } from '../content/content.ts';

/** The vendors' icons as one SVG sprite; inlined, they would be an eighth of the page. */
export const GET: APIRoute = () => {
  const used = new Set(loadContent().integrations.map(({ logo }) => logo));
  const symbols = Object.values(brandIcons)
    .filter(({ slug }) => used.has(slug))
    .map(
      ({ slug, path }) =>
        `<symbol id="${slug}" viewBox="0 0 24 24"><path d="${path}" fill="currentColor"/></symbol>`,
    );
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
