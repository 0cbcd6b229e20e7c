import type { APIRoute } from 'astro';
import { publicPages } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { findTranslations } from '../content/page.ts';

/** Lists the canonical URLs of the public pages in every language. Each page links to its own translations. */
export const GET: APIRoute = () => {
  const entries = publicPages
    .flatMap(findTranslations)
    .map(({ href }) => `<url><loc>${new URL(href, loadSettings().siteOrigin)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
