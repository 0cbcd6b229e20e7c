import type { APIRoute } from 'astro';
import { brand } from '../config/site.ts';
import { routes } from '../config/routes.ts';
import { content } from '../content/content.ts';
import { iconNames, icons } from '../../build/images/icons.ts';
import { tokenColor } from '../../build/images/token-color.ts';

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: content.pages.home.meta.description,
  lang: 'en',
  start_url: routes.home,
  display: 'browser',
  background_color: tokenColor('paper', 'light'),
  theme_color: tokenColor('paper', 'light'),
  icons: iconNames.map((name) => ({
    src: `/${name}.png`,
    sizes: `${icons[name].size}x${icons[name].size}`,
    type: 'image/png',
    purpose: icons[name].purpose,
  })),
};

/** What a system shows of the site when a visitor keeps it on the home screen. */
export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
