import type { APIRoute } from 'astro';
import { loadSettings } from '../config/settings.ts';

/** Allows everything, because crawlers cannot see `noindex` on a page that they may not fetch. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${loadSettings().siteOrigin}/sitemap.xml\n`);
