import type { APIRoute } from 'astro';
import { markSvg } from '../config/mark.ts';

// A favicon stands outside the page, so it cannot read the tokens: these are the brand colour's
// light and dark values.
const colors = 'svg{color:#1d5a43}@media(prefers-color-scheme:dark){svg{color:#7ccfad}}';

/** The mark as favicon, in the brand colour of the visitor's system theme. */
export const GET: APIRoute = () =>
  new Response(markSvg.replace('>', `><style>${colors}</style>`), {
    headers: { 'content-type': 'image/svg+xml' },
  });
