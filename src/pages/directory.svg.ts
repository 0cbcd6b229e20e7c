import type { APIRoute } from 'astro';
import { readCategory } from '../brand/illustrations.ts';
import { loadContent } from '../content/content.ts';

/** A symbol at the bottom left of its box. */
const symbol = (id: string, viewBox: string, shapes: string) =>
  `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMinYMax">${shapes}</symbol>`;

/**
 * An SVG sprite with the drawings of the categories, which the page would otherwise contain.
 */
export const GET: APIRoute = () => {
  const { integrationCategories } = loadContent();
  const drawings = integrationCategories.map(({ id }) => {
    const { viewBox, shapes } = readCategory(id);
    return symbol(id, viewBox, shapes);
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
};
