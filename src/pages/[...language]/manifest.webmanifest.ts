import type { APIRoute } from 'astro';
import { loadContent } from '../../content/content.ts';
import { languagePaths } from '../../content/page.ts';
import type { Content } from '../../content/read-content.ts';
import { iconNames, icons } from '../../brand/icons.ts';
import { tokenColor } from '../../brand/palette.ts';

export const getStaticPaths = languagePaths;

const manifestIn = (content: Content) => ({
  name: content.company.name,
  short_name: content.company.name,
  description: content.pages.home.meta.description,
  lang: content.language.code,
  ...(content.language.direction === 'rtl' && { dir: 'rtl' }),
  start_url: content.routes.home,
  display: 'browser',
  background_color: tokenColor('paper', 'light'),
  theme_color: tokenColor('paper', 'light'),
  icons: iconNames.map((name) => ({
    src: `/${name}.png`,
    sizes: `${icons[name].size}x${icons[name].size}`,
    type: 'image/png',
    purpose: icons[name].purpose,
  })),
});

/** The web app manifest, for visitors who add the site to their home screen. */
export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(manifestIn(loadContent(params['language']))), {
    headers: { 'content-type': 'application/manifest+json' },
  });
