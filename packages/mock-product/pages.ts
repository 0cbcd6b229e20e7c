import { readFileSync } from 'node:fs';

/** The marketing site that the mock belongs to. `siteOrigin` has no trailing slash. */
export interface Site {
  siteOrigin: string;
  brandName: string;
  /** ISO 4217: `USD` */
  currency: string;
  /** The property in the booking widget: its name, and where it is. */
  property: { name: string; place: string };
}

/** A field without a name, so nothing typed into it ends up in a URL. */
const renderField = (label: string, type: string) =>
  `<label>${label} <input class="control" type="${type}" autocomplete="off" required></label>`;

/** Each page: its title, and the fields of its form if it has one. */
const pages: Record<string, [title: string, fields?: string]> = {
  '/': ['Mock product server'],
  '/auth': [
    'Sign up or sign in',
    renderField('Email', 'email') + renderField('Password', 'password'),
  ],
  '/demo': ['Schedule a demo', renderField('Day', 'date') + renderField('Time (Pacific)', 'time')],
  '/updates': ['Updates'],
  '/help': ['Help Center'],
  '/docs': ['Documentation'],
  '/api': ['API'],
  '/status': ['Status'],
};
const links = Object.entries(pages).map(([path, [title]]) => `<a href="${path}">${title}</a>`);

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A banner that identifies a page as a mock. */
export const mockBanner =
  '<aside class="preview-line" aria-label="About this page"><strong>Mock.</strong> Nothing here is real or stored.</aside>';

/** Renders a whole HTML document. */
export function renderDocument(
  site: Site,
  title: string,
  body: string,
  attributes = '',
  language = 'en',
): string {
  return `<!doctype html>
<html lang="${language}" ${attributes}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${escapeHtml(site.brandName)} (mock)</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/mock.css">
${body}`;
}

/** Renders the page at a URL; undefined if there is none. */
export function renderPage({ pathname, searchParams }: URL, site: Site): string | undefined {
  const [title, fields] = pages[pathname] ?? [];
  if (title === undefined) return undefined;
  // The plan and the billing period that the pricing cards pass to sign-up.
  const choice = ['plan', 'billing'].map((name) => searchParams.get(name) ?? '');
  const chosen = choice.filter((value) => /^[a-z0-9-]{1,40}$/.test(value)).join(', ');
  const mark = `<span class="mark">${readFileSync('brand/mark.svg', 'utf8')}</span>`;
  const body = `${mockBanner}<header><a href="${site.siteOrigin}/">${mark} ${escapeHtml(site.brandName)}</a></header>
<main>
<h1>${title}</h1>
<p>${fields ? 'This form sends nothing.' : 'The product has its own page here.'}</p>
${chosen && `<p>You chose: <strong>${chosen}</strong></p>`}
${fields ? `<form>${fields}<button class="button solid">Continue</button></form>` : ''}
<nav>${links.join(' · ')}</nav>
</main>`;
  return renderDocument(site, title, body);
}
