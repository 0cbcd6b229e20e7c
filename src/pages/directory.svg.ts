import type { APIRoute } from 'astro';
import { readIllustration } from '../brand/illustrations.ts';
import { loadContent } from '../content/content.ts';

/** An SVG sprite with the drawings of the categories, which the page would otherwise contain. */
export const GET: APIRoute = () => {
  const symbols = loadContent().integrationCategories.map(({ id }) => {
    const { viewBox, shapes } = readIllustration(`categories/${id}`);
    // At the bottom right of its box.
    return `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMaxYMax">${shapes}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
