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

/** The words of the booking widget by the parameter `lang`. */
const widgetCopy = {
  en: {
    about: '2 bedrooms, pool, sleeps 4.',
    guests: 'Guests',
    cleaning: 'Cleaning',
    reserve: 'Reserve',
    reserved: 'No booking was made.',
  },
  id: {
    about: '2 kamar tidur, kolam renang, 4 tamu.',
    guests: 'Tamu',
    cleaning: 'Kebersihan',
    reserve: 'Pesan',
    reserved: 'Tidak ada pemesanan yang dibuat.',
  },
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const mockBanner =
  '<aside class="preview-line" aria-label="About this page"><strong>Mock.</strong> Nothing here is real or stored.</aside>';

function renderDocument(site: Site, title: string, body: string, attributes = 'lang="en"'): string {
  return `<!doctype html>
<html ${attributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${escapeHtml(site.brandName)} (mock)</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/mock.css">
${body}`;
}

/** Renders the page at a URL, with the plan and the billing period that the site passes to sign-up. */
function renderPage({ pathname, searchParams }: URL, title: string, site: Site): string {
  const choice = ['plan', 'billing'].map((name) => searchParams.get(name) ?? '');
  const chosen = choice.filter((value) => /^[a-z0-9-]{1,40}$/.test(value)).join(', ');
  const links = Object.entries(pages).map(([path, name]) => `<a href="${path}">${name}</a>`);
  // The field has no name, so nothing typed into it ends up in a URL.
  const form = `<p>This form sends nothing.</p><form><label>Email <input class="control" type="email" required></label>
<button class="button solid">Continue</button></form>`;
  return renderDocument(
    site,
    title,
    `${mockBanner}<header><a href="${site.siteOrigin}/">${escapeHtml(site.brandName)}</a></header>
<main>
<h1>${title}</h1>
${chosen && `<p>You chose: <strong>${chosen}</strong></p>`}
${['/auth', '/demo'].includes(pathname) ? form : '<p>The product has its own page here.</p>'}
<nav>${links.join(' · ')}</nav>
</main>`,
  );
}

/** Renders the booking widget, for a frame 600 px high on the site. There it has no banner: the site is the sample. */
function renderWidget({ searchParams: query }: URL, site: Site, isFramed: boolean): string {
  const read = (name: string, form: RegExp) => form.exec(query.get(name) ?? '')?.[0] ?? '';
  const color = read('primaryColor', /^#[\da-f]{6}$/i);
  const language = read('lang', /^id$/) ? 'id' : 'en';
  const copy = widgetCopy[language];
  const { name, place } = site.property;
  const hideInfo = read('showPropertyInfo', /^false$/) && 'hidden';
  const hideCharges = read('compact', /^true$/) && 'hidden';
  return renderDocument(
    site,
    escapeHtml(name),
    `${isFramed ? '' : mockBanner}<main><div class="scene">${picture}</div><form>
<div>
<div ${hideInfo}><h1>${escapeHtml(name)}</h1><p>${escapeHtml(place)}. ${copy.about}</p></div>
<ul class="charges" ${hideCharges}>
<li><output name="nights"></output> <output name="price"></output></li>
<li>${copy.cleaning} <output name="cleaning"></output></li>
</ul>
</div>
<div class="fields">
<label>Check-in <input class="control" type="date" required name="checkIn"></label>
<label>Check-out <input class="control" type="date" required name="checkOut"></label>
<label>${copy.guests} <select class="control"><option>1<option selected>2<option>3<option>4</select></label>
<p class="total">Total <output name="total"></output></p>
<button class="button solid">${copy.reserve}</button>
<p role="status" data-text="${copy.reserved}"></p>
</div>
</form></main>
<script type="module" src="/booking.js"></script>`,
    `lang="${language}" class="widget" data-site-origin="${site.siteOrigin}" data-theme="${read('theme', /^(light|dark)$/)}" data-currency="${site.currency}" ${color && `style="--color-brand: ${color}"`}`,
  );
}

const picture = readFileSync(join(import.meta.dirname, 'assets/house.svg'), 'utf8');

/** The mock's own files, then the site's mark, colors, typefaces and styles. */
const assetFolders = [join(import.meta.dirname, 'assets'), 'brand', 'src'];
const assets = assetFolders.map((folder) => sirv(folder, { dev: true, extensions: [] }));

/** Creates the mock product server for a site. The caller starts it with `listen`. */
export function createMockProduct(site: Site): Server {
  return createServer((request, response) => {
    const url = URL.parse(`http://localhost${request.url}`);
    const isWidget = url?.pathname === '/widget/booking';
    const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
    const title = pages[url?.pathname ?? ''];
    // The widget sets its color in a style attribute.
    const policy = `default-src 'self' 'unsafe-inline'; script-src 'self'; form-action 'self'; frame-ancestors ${isWidget ? site.siteOrigin : "'none'"}`;
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-store');
    // The site's status line reads the status from here.
    response.setHeader('Access-Control-Allow-Origin', site.siteOrigin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    if (url && (isWidget || title !== undefined)) {
      const page =
        title === undefined ? renderWidget(url, site, isFramed) : renderPage(url, title, site);
      return void response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    }
    let next: () => void = () => void response.writeHead(404).end('Not found');
    for (const asset of assets) {
      const other = next;
      next = () => asset(request, response, other);
    }
    next();
  });
}
