import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Site } from './layout.ts';
import { notFoundPage, pages, statusPath } from './pages.ts';
import { widgetPage } from './widget.ts';

const sendAsset = sirv(join(import.meta.dirname, 'assets'));

/** Creates the mock product server of a site; the caller starts it with `listen`. */
export function createMockProduct(site: Site): Server {
  return createServer((request, response) => {
    const url = URL.parse(`http://localhost${request.url}`);
    const isWidget = url?.pathname === '/widget/booking';
    // The widget's color is in its style attribute.
    const policy = `default-src 'self' 'unsafe-inline'; script-src 'self'; form-action 'self'; frame-ancestors ${isWidget ? site.siteOrigin : "'none'"}`;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'no-referrer');
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    if (url?.pathname === statusPath) {
      // In the format of Statuspage, readable by the site.
      const status = { indicator: 'none', description: 'All Systems Operational' };
      response.setHeader('Access-Control-Allow-Origin', site.siteOrigin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ status }));
      return;
    }
    const sendPage = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(text);
    const page = isWidget ? widgetPage : pages.get(url?.pathname ?? '');
    if (page && url) sendPage(200, page(url.searchParams, site).text);
    else sendAsset(request, response, () => void sendPage(404, notFoundPage(site).text));
  });
}
