import { copyFileSync, cpSync, globSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { createCmsConfig } from './config.ts';

/**
 * Less strict than the site's policy, because the CMS connects to GitHub and unpkg.com. Only editors load this page.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self' https://unpkg.com",
  // The CMS adds its styles by script.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https:",
  "connect-src 'self' blob: data: https:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Response headers for every file of the editor. */
const editorHeaders = {
  'Content-Security-Policy': policy,
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // The pop-up of a sign-in service has to reach the editor that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

const cms = 'packages/editor/node_modules/@sveltia/cms';

/** Fonts from the package. The CMS would load them from a CDN; without them, its icons appear as words. */
const fonts = [
  { family: 'Source Sans 3', weight: '200 900', file: 'source-sans-3.woff2' },
  { family: 'Material Symbols Outlined', weight: '400', file: 'material-symbols-outlined.woff2' },
];

function renderPage(isLocal: boolean): string {
  const faces = fonts.map(
    ({ family, weight, file }) =>
      `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(${file}); }`,
  );
  // A local folder needs no sign-in, so that button is hidden.
  const rules = isLocal ? [...faces, '.buttons .button.secondary { display: none; }'] : faces;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Content editor</title>
    <link rel="icon" href="mark.svg" />
    <link rel="cms-config-url" type="application/json" href="config.json" />
    <style>${rules.join('\n')}</style>
  </head>
  <body>
    <script src="sveltia-cms.js"></script>
  </body>
</html>
`;
}

/** Writes the editor and its `_headers` into a folder. */
export function buildEditor(folder: string, isLocal = true): void {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  cpSync(`${cms}/dist`, folder, { recursive: true, filter: (file) => !/\.(mjs|map)$/.test(file) });
  for (const { file } of fonts) {
    const [font = ''] = globSync(`${cms}/npm/assets/${file.replace('.', '*.')}`);
    copyFileSync(font, join(folder, file));
  }
  copyFileSync('brand/mark.svg', join(folder, 'mark.svg'));
  write('index.html', renderPage(isLocal));
  write('config.json', JSON.stringify(createCmsConfig(isLocal), null, 2));
  const lines = Object.entries(editorHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  write('_headers', `/*\n${lines.join('')}`);
}

/** Serves the editor that `buildEditor` wrote into a folder, with the headers that it needs. */
export function createEditorServer(folder: string): Server {
  const sendFile = sirv(folder, { etag: true });
  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(editorHeaders)));
    sendFile(request, response, () => {
      response.writeHead(404).end();
    });
  });
}
