import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** The marketing site that the mock belongs to. `siteOrigin` has no trailing slash. */
export interface Site {
  siteOrigin: string;
  brandName: string;
  /** ISO 4217: `USD` */
  currency: string;
  /** The property in the booking widget: its name, and where it is. */
  property: { name: string; place: string };
}

/** The page at each address that a button leads to. */
const pages: Record<string, string> = {
  '/': 'Mock product server',
  '/auth': 'Sign up or sign in',
  '/demo': 'Schedule a demo',
  '/updates': 'Updates',
  '/help': 'Help Center',
  '/docs': 'Documentation',
  '/api': 'API',
  '/status': 'Status',
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const mockBanner =
  '<aside class="preview-line" aria-label="About this page"><strong>Mock.</strong> Nothing here is real or stored.</aside>';

const renderDocument = (title: string, body: string, attributes = '') => `<!doctype html>
<html lang="en" ${attributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} (mock)</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/mock.css">
${body}`;

/** Renders a page, with the plan and the billing period that the site passes to sign-up. */
function renderPage(title: string, query: URLSearchParams, site: Site): string {
  const choice = ['plan', 'billing'].map((name) => query.get(name) ?? '');
  const chosen = choice.filter((value) => /^[a-z0-9-]{1,40}$/.test(value)).join(', ');
  return renderDocument(
    title,
    `${mockBanner}<header><a href="${site.siteOrigin}/">${escapeHtml(site.brandName)}</a></header>
<main>
<h1>${title}</h1>
${chosen && `<p>You chose: <strong>${chosen}</strong></p>`}
<p>The product has its own page here.</p>
</main>`,
  );
}

/** Renders the booking widget, for a frame 600 px high on the site. There it has no banner: the site is the sample. */
function renderWidget(query: URLSearchParams, site: Site, isFramed: boolean): string {
  const read = (name: string, form: RegExp) => form.exec(query.get(name) ?? '')?.[0] ?? '';
  const color = read('primaryColor', /^#[\da-f]{6}$/i);
  const name = escapeHtml(site.property.name);
  return renderDocument(
    name,
    `${isFramed ? '' : mockBanner}<main><div class="scene">${picture}</div><form>
<div>
<div ${read('showPropertyInfo', /^false$/) && 'hidden'}><h1>${name}</h1><p>${escapeHtml(site.property.place)}. 2 bedrooms, pool, sleeps 4.</p></div>
<ul class="charges" ${read('compact', /^true$/) && 'hidden'}>
<li><output name="nights"></output> <output name="price"></output></li>
<li>Cleaning <output name="cleaning"></output></li>
</ul>
<p class="total">Total <output name="total"></output></p>
</div>
<div class="fields">
<label>Check-in <input class="control" type="date" required name="checkIn"></label>
<label>Check-out <input class="control" type="date" required name="checkOut"></label>
<label>Guests <select class="control"><option>1<option selected>2<option>3<option>4</select></label>
<button class="button solid">Reserve</button>
<p role="status"></p>
</div>
</form></main>
<script type="module" src="/booking.js"></script>`,
    `class="widget" data-site-origin="${site.siteOrigin}" data-theme="${read('theme', /^(light|dark)$/)}" data-currency="${site.currency}" ${color && `style="--color-brand: ${color}"`}`,
  );
}

const picture = readFileSync(join(import.meta.dirname, 'assets/house.svg'), 'utf8');

/** The mock's own files, then the site's mark, colors, typefaces and styles. */
const assetFolders = [join(import.meta.dirname, 'assets'), 'brand', 'src'];
const assets = assetFolders.map((folder) => sirv(folder, { dev: true, extensions: [] }));

/** Creates the mock product server for a site. The caller starts it with `listen`. */
export function createMockProduct(site: Site): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isWidget = pathname === '/widget/booking';
    const title = pages[pathname];
    // The widget sets its color in a style attribute.
    const policy = `default-src 'self' 'unsafe-inline'; script-src 'self'; frame-ancestors ${isWidget ? site.siteOrigin : "'none'"}`;
    response.setHeader('Content-Security-Policy', policy).setHeader('Cache-Control', 'no-store');
    const send = (page: string) =>
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    if (isWidget)
      return send(renderWidget(searchParams, site, request.headers['sec-fetch-dest'] === 'iframe'));
    if (title !== undefined) return send(renderPage(title, searchParams, site));
    const sendNotFound = () => void response.writeHead(404).end('Not found');
    return assets.reduceRight<() => void>(
      (next, asset) => () => asset(request, response, next),
      sendNotFound,
    )();
  });
}
