import type { APIRoute } from 'astro';
import { drawFaviconIco } from '../brand/icons.ts';

/** The favicon for clients without SVG support, which request this path by default. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFaviconIco()), {
    headers: { 'content-type': 'image/x-icon' },
  });
