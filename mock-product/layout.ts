import type { Host } from './host.ts';
import { html } from './html.ts';
import type { SafeHtml } from './html.ts';

/** The whole document of an ordinary page: banner, header, one h1, content. */
export function layout(
  host: Host,
  page: { title: string; lead?: string; content: SafeHtml; script?: string },
): SafeHtml {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} – ${host.brandName} (stand-in)</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/base.css" />
        <link rel="stylesheet" href="/assets/pages.css" />
        ${page.script !== undefined && html`<script type="module" src="${page.script}"></script>`}
      </head>
      <body>
        <aside class="stand-in" aria-label="About this page">
          <strong>Stand-in.</strong> This page takes the place of the ${host.brandName} product.
          Nothing here is real, and nothing you enter is kept.
        </aside>
        <header class="bar">
          <a class="brand" href="/"
            ><img src="/assets/icon.svg" alt="" width="28" height="28" />${host.brandName}</a
          >
          <a href="${host.siteOrigin}/">Back to the site</a>
        </header>
        <main>
          <h1>${page.title}</h1>
          ${page.lead !== undefined && html`<p class="lead">${page.lead}</p>`} ${page.content}
        </main>
      </body>
    </html> `;
}
