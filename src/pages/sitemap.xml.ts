import type { APIRoute } from 'astro';
import { publicRoutes } from '../content/all-pages.ts';
import { localHref } from '../config/routes.ts';
import { siteOrigin } from '../config/site.ts';
import { languages } from '../content/content.ts';
import { pageDate } from '../content/page-dates.ts';

/** The public pages in all languages by canonical URL, with the date of their last change if it is known. */
export const GET: APIRoute = () => {
  const entries = publicRoutes.flatMap((route) => {
    const urlIn = (code: string) => new URL(localHref(route, code), siteOrigin).href;
    const alternates = languages.map(
      ({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${urlIn(code)}"/>`,
    );
    const inAll = languages.length > 1 ? alternates.join('') : '';
    return languages.map(({ code }) => {
      const date = pageDate(route, code);
      const dated = date ? `<lastmod>${date}</lastmod>` : '';
      return `<url><loc>${urlIn(code)}</loc>${dated}${inAll}</url>`;
    });
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
