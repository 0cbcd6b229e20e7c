import type { APIRoute } from 'astro';
import { siteOrigin } from '../config/site.ts';

/** Allows everything: crawlers cannot see `noindex` on a page that they may not fetch. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);
