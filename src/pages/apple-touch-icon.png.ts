import type { APIRoute } from 'astro';
import { drawAppleTouchIcon } from '../brand/icons.ts';

/** The home screen icon, which systems need as PNG. */
export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await drawAppleTouchIcon()), {
    headers: { 'content-type': 'image/png' },
  });
