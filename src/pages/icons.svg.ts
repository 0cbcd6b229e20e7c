import type { APIRoute } from 'astro';
import { icons as drawings } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siFacebook, siInstagram, siX, siYoutube } from 'simple-icons';
import { icons } from '../content/fields/icon.ts';
import { controlIcons } from '../ui/icon.tsx';

/** An icon's shapes, without the attributes that `src/ui/icon.tsx` sets. */
const symbols = Object.entries({ ...controlIcons, ...icons }).map(([name, drawing]) =>
  renderToStaticMarkup(createElement(drawings[drawing]))
    .replace(/^<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace(/<\/svg>$/, '</symbol>'),
);

const networks = { instagram: siInstagram, facebook: siFacebook, youtube: siYoutube, x: siX };
const logos = Object.entries(networks).map(
  ([name, { path }]) =>
    `<symbol id="${name}" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></symbol>`,
);

/** The icons of controls, those that content can name, and the footer's logos, as one SVG sprite. */
export const GET: APIRoute = () =>
  new Response(`<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, ...logos].join('')}</svg>`, {
    headers: { 'content-type': 'image/svg+xml' },
  });
