import type { APIRoute } from 'astro';
import * as brandIcons from 'simple-icons';
import { readCategory } from '../brand/illustrations.ts';
import { loadContent } from '../content/content.ts';

/** A symbol at the bottom left of its box. */
const symbol = (id: string, viewBox: string, shapes: string) =>
  `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMinYMax">${shapes}</symbol>`;

/**
 * An SVG sprite with the drawings of the categories and the icons of the vendors. Inlined, they would make up an eighth
 * of the page and be part of its script.
 */
export const GET: APIRoute = () => {
  const { integrationCategories, integrations } = loadContent();
  const used = new Set(integrations.map(({ logo }) => logo));
  const icons = Object.values(brandIcons)
    .filter(({ slug }) => used.has(slug))
    .map(({ slug, path }) => symbol(slug, '0 0 24 24', `<path d="${path}" fill="currentColor"/>`));
  const drawings = integrationCategories.map(({ id }) => {
    const { viewBox, shapes } = readCategory(id);
    return symbol(id, viewBox, shapes);
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg">${[...drawings, ...icons].join('')}</svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
};
