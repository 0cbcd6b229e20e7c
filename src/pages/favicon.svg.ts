import type { APIRoute } from 'astro';
import { coloredMark } from '../../build/images/colored-mark.ts';
import { tokenColor } from '../../build/images/token-color.ts';

const light = `svg{color:${tokenColor('brand', 'light')}}`;
const dark = `@media(prefers-color-scheme:dark){svg{color:${tokenColor('brand', 'dark')}}}`;

/** The mark as favicon, in the brand color of the visitor's system theme. */
export const GET: APIRoute = () =>
  new Response(coloredMark(light + dark), { headers: { 'content-type': 'image/svg+xml' } });
