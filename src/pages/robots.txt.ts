import type { APIRoute } from 'astro';
import { siteOrigin } from '../config/site.ts';

/** Nothing is closed to crawlers: a page they may not fetch could not tell them `noindex`. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`);
