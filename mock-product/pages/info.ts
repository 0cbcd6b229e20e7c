import type { Host, Page, PageBuilder } from '../host.ts';
import { html } from '../html.ts';
import { layout } from '../layout.ts';

/** Where the status can be read as data, as on status pages made with Statuspage. */
export const statusPath = '/api/v2/status.json';

/** The plain pages: title and paragraphs. They say what would be here and pretend nothing. */
const INFO: ReadonlyArray<{ path: string; title: string; paragraphs: string[] }> = [
  {
    path: '/help',
    title: 'Help Center',
    paragraphs: [
      'The product’s help articles would be here: adding a property, connecting a calendar, refunding a booking.',
      'None are written in this stand-in. For a person, use the contact page of the site.',
    ],
  },
  {
    path: '/docs',
    title: 'Documentation',
    paragraphs: [
      'The product’s guides for owners and managers would be here, one per module.',
      'This stand-in holds none of them.',
    ],
  },
  {
    path: '/api',
    title: 'API',
    paragraphs: [
      'The reference of the product’s API would be here. Full API access is part of the Enterprise plan.',
      `This mock server answers no API calls. The only data it serves is its status, at ${statusPath}.`,
    ],
  },
  {
    path: '/status',
    title: 'Status',
    paragraphs: [
      'This mock server is running, or you would not be reading this.',
      `It says nothing about the real product. STATUS_URL can name ${statusPath} on this host to try the status line in the footer of the site.`,
    ],
  },
  {
    path: '/updates',
    title: 'Updates',
    paragraphs: [
      'The product’s release notes would be here, newest first.',
      'No releases are listed, because this stand-in has none.',
    ],
  },
];

/** Path and builder of each plain page. */
export const infoPages: ReadonlyArray<readonly [string, PageBuilder]> = INFO.map(
  ({ path, title, paragraphs }) => {
    const content = html`${paragraphs.map((text) => html`<p>${text}</p>`)}`;
    return [path, (_query, host) => ({ status: 200, document: layout(host, { title, content }) })];
  },
);

/** What is here, for whoever opens the bare origin. */
export function indexPage(_query: URLSearchParams, host: Host): Page {
  const links = [
    { path: '/auth', title: 'Sign up or sign in' },
    { path: '/demo', title: 'Schedule a demo' },
    { path: '/widget/booking', title: 'Booking widget' },
    ...INFO,
    { path: statusPath, title: 'Status as data' },
  ];
  const content = html`<ul class="links">
    ${links.map(({ path, title }) => html`<li><a href="${path}">${title}</a> <code>${path}</code></li>`)}
  </ul>`;
  const lead = 'The site’s buttons lead to the product. These pages stand where it would be.';
  const title = `${host.brandName} product host`;
  return { status: 200, document: layout(host, { title, lead, content }) };
}

/** The answer to an unknown path. It does not repeat the path. */
export function notFoundPage(_query: URLSearchParams, host: Host): Page {
  const content = html`<p>There is no page at this address. <a href="/">See what is here</a>.</p>`;
  return { status: 404, document: layout(host, { title: 'Page not found', content }) };
}
