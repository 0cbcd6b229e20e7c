import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { renderPage, type Site } from './pages.ts';
import { renderWidget } from './widget.ts';

/** The mock's own files, then the site's mark, colors, typefaces and styles. */
const assetFolders = [join(import.meta.dirname, 'assets'), 'brand', 'src'];
const assets = assetFolders.map((folder) => sirv(folder, { dev: true, extensions: [] }));

/** Creates the mock product server for a site. The caller starts it with `listen`. */
export function createMockProduct(site: Site): Server {
  return createServer((request, response) => {
    const url = URL.parse(`http://localhost${request.url}`);
    const isWidget = url?.pathname === '/widget/booking';
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    const page = url && (isWidget ? renderWidget(url, site, isFramed) : renderPage(url, site));
    // The widget sets its color in a style attribute.
    const policy = `default-src 'self' 'unsafe-inline'; script-src 'self'; form-action 'self'; frame-ancestors ${isWidget ? site.siteOrigin : "'none'"}`;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    // The site's status line reads the status from here.
    response.setHeader('Access-Control-Allow-Origin', site.siteOrigin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    let next: () => void = () => void response.writeHead(404).end('Not found');
    for (const asset of assets) {
      const other = next;
      next = () => asset(request, response, other);
    }
    if (page) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    else next();
  });
}
