import type { APIRoute } from 'astro';
import { privatePages, routes, type PageName } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { loadLanguages } from '../content/content.ts';
import { findTranslations } from '../content/page.ts';

/** The public pages in the languages of their texts, by canonical URL. */
export const GET: APIRoute = () => {
  const names = (Object.keys(routes) as PageName[]).filter((name) => !privatePages.has(name));
  const entries = names.flatMap((name) => {
    const pages = findTranslations(name).map(({ code, path }) => ({
      code,
      url: new URL(path, loadSettings().siteOrigin).href,
    }));
    const alternates = pages.map(
      ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${url}"/>`,
    );
    const inAll = pages.length > 1 ? alternates.join('') : '';
    return pages.map(({ url }) => `<url><loc>${url}</loc>${inAll}</url>`);
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${loadLanguages().length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries.join('\n')}
</urlset>
`,
    { headers: { 'content-type': 'application/xml' } },
  );
};
