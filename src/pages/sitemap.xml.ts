import type { APIRoute } from 'astro';
import { publicRoutes, translatedPages } from '../content/all-pages.ts';
import { siteOrigin } from '../config/site.ts';
import { languages } from '../content/content.ts';

/** The public pages in the languages of their texts, by canonical URL. */
export const GET: APIRoute = () => {
  const entries = publicRoutes.flatMap((route) => {
    const pages = translatedPages(route).map(({ code, path }) => ({
      code,
      url: new URL(path, siteOrigin).href,
    }));
    const alternates = pages.map(
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
    );
    const inAll = pages.length > 1 ? alternates.join('') : '';
    return pages.map(({ url }) => `<url><loc>${url}</loc>${inAll}</url>`);
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
