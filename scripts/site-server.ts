import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contactServicePath } from '../src/config/routes.ts';

/** What visitors cannot open: files for hosts, compressed copies, and the 404 page by its name. */
const unreachable = /^\/(_headers|_redirects|wrangler\.jsonc)$|\.(br|gz)$|\/404(\.html)?$/;

const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Reads the lines of a file for hosts, if there is one, without comments. */
const readLines = (file: string) =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));

/**
 * Returns a function that finds the headers for a path: those of every rule in `_headers` that matches; `*` matches
 * anything.
 */
function readHeaders(file: string): (path: string) => Record<string, string> {
  const rules: { path: RegExp; headers: Record<string, string> }[] = [];
  for (const line of readLines(file)) {
    const [, name, value = ''] = /^\s+([\w-]+): (.+)/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ path: new RegExp(`^${line.trim().replaceAll('*', '.*')}$`), headers: {} });
  }
  return (path) =>
    Object.assign(
      {},
      ...rules.filter((rule) => rule.path.test(path)).map(({ headers }) => headers),
    );
}

/**
 * Returns a function that finds the redirect of a path: from `_redirects`, or from `/about/` and `/about.html` to
 * `/about`.
 */
function readRedirects(file: string): (path: string) => string | undefined {
  const moved = new Map(readLines(file).map((line) => line.split(/\s+/) as [string, string]));
  return (path) => moved.get(path) ?? /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(path)?.[1];
}

/**
 * Serves a built site as its hosts do: with headers, compression, redirects and the 404 page in the language of the
 * address. It reads the list of files once, at startup.
 * @param contact the contact service, which gets what is sent to its path.
 */
export function createSiteServer(folder: string, contact?: Server): Server {
  const findHeaders = readHeaders(join(folder, '_headers'));
  const findRedirect = readRedirects(join(folder, '_redirects'));
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv has no content type for .ico.
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  return createServer((request, response) => {
    const { pathname: path = '/', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
    if (contact && path === contactServicePath)
      return void contact.emit('request', request, response);
    response.setHeaders(new Map(Object.entries({ ...revalidated, ...findHeaders(path) })));
    const location = findRedirect(path);
    if (location !== undefined)
      return void response.writeHead(308, { Location: location + search }).end();
    // sirv cannot send a page with status 404.
    const sendNotFound = () => {
      const pages = [join(folder, path.split('/')[1] ?? '', '404.html'), join(folder, '404.html')];
      const page = pages.find(existsSync);
      response.writeHead(404, { ...revalidated, 'Content-Type': 'text/html;charset=utf-8' });
      response.end(page && readFileSync(page));
    };
    if (request.method === 'POST' || unreachable.test(path)) sendNotFound();
    else sendFile(request, response, sendNotFound);
  });
}
