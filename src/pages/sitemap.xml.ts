import type { APIRoute } from 'astro';
import { publicRoutes } from '../content/all-pages.ts';
import { siteOrigin } from '../config/site.ts';
import { pageDate } from '../content/page-dates.ts';

/** The public pages by canonical URL, with the date of their last change if it is known. */
export const GET: APIRoute = () => {
  const entries = publicRoutes.map((route) => {
    const date = pageDate(route);
    const dated = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${new URL(route, siteOrigin).href}</loc>${dated}</url>`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
