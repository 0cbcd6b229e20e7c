import type { APIRoute } from 'astro';
import { colorMark } from '../brand/mark.ts';
import { tokenColor } from '../brand/palette.ts';

const light = `svg{color:${tokenColor('mark', 'light')}}`;
const dark = `@media(prefers-color-scheme:dark){svg{color:${tokenColor('mark', 'dark')}}}`;

/** The favicon: the mark, in its color for the theme of the system. */
export const GET: APIRoute = () =>
  new Response(colorMark(light + dark), { headers: { 'content-type': 'image/svg+xml' } });
