import type { APIRoute } from 'astro';
import { coloredMark } from '../brand/mark.ts';
import { tokenColor } from '../brand/palette.ts';

const light = `svg{color:${tokenColor('brand', 'light')}}`;
const dark = `@media(prefers-color-scheme:dark){svg{color:${tokenColor('brand', 'dark')}}}`;

/** The favicon: the mark in the brand color of the system theme. */
export const GET: APIRoute = () =>
  new Response(coloredMark(light + dark), { headers: { 'content-type': 'image/svg+xml' } });
