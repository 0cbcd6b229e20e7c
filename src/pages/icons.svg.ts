import type { APIRoute } from 'astro';
import { icons as drawings } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from '../content/fields/icon.ts';
import { controlIcons } from '../ui/icon.tsx';

/** An icon's shapes, without the attributes that `src/ui/icon.tsx` sets. */
const symbols = Object.entries({ ...controlIcons, ...icons }).map(([name, drawing]) =>
  renderToStaticMarkup(createElement(drawings[drawing]))
    .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace(/<\/svg>$/, '</symbol>'),
);

/** The icons of controls, and those that content can name, as one SVG sprite. */
export const GET: APIRoute = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
