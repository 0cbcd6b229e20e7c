import type { APIRoute } from 'astro';
import { drawFaviconIco } from '../../build/images/icons.ts';

/** The favicon for what reads no SVG; it is asked for at this address without being told of it. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawFaviconIco()), {
    headers: { 'content-type': 'image/x-icon' },
  });
