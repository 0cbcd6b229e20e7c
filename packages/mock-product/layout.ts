import { html, type SafeHtml } from './html.ts';
import type { CaughtMail } from './mailbox.ts';

/** The marketing site that the mock belongs to. */
export interface Site {
  /** Origin of the marketing site, without a trailing slash. */
  siteOrigin: string;
  brandName: string;
  /** The mails to show at `/mail`, if there is a mailbox; the newest is the last. */
  mails?: readonly CaughtMail[] | undefined;
}

interface Document {
  title: string;
  content: SafeHtml;
  /** Attributes of the `html` element. */
  attributes?: SafeHtml;
  bodyClass?: string;
}

/** The document of every page: head, and a banner that identifies it as a mock. */
export function layout(site: Site, { title, content, attributes, bodyClass }: Document): SafeHtml {
  return html`<!doctype html>
    <html lang="en" ${attributes}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${site.brandName} (mock)</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/mock.css" />
      </head>
      <body class="${bodyClass ?? ''}">
        <aside class="banner" aria-label="About this page">
          <strong>Mock.</strong> Nothing here is real, and nothing you enter is stored.
        </aside>
        ${content}
      </body>
    </html>`;
}
