import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { findSiteFolder } from '../build/paths.ts';

/** Receives messages of the contact form at a path. */
interface Contact {
  path: string;
  service: Server;
}

/** Files that hosts read, compressed copies, and pages without an address. */
const unreachable = /^\/(_headers|_redirects|wrangler\.jsonc)$|\.(br|gz)$|\/404(\.html)?$/;

const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

const readLines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));

/** The headers of `_headers` for a path: those of every rule whose path, with `*` for anything, matches. */
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

/** Where an address moved: by `_redirects`, and from `/about/` and `/about.html` to `/about`, as on every host. */
function readRedirects(file: string): (path: string) => string | undefined {
  const moved = new Map(readLines(file).map((line) => line.split(/\s+/) as [string, string]));
  return (path) => moved.get(path) ?? /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(path)?.[1];
}

/**
 * Serves the built site like its hosts do: headers, compression, redirects and the 404 page in the language of the
 * address. It reads the list of files once, at startup.
 */
export function createSiteServer(contact?: Contact): Server {
  const folder = findSiteFolder();
  const headersFor = readHeaders(join(folder, '_headers'));
  const redirectOf = readRedirects(join(folder, '_redirects'));
  const sendFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv does not know this type.
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });

  /** Sends the 404 page; sirv sends no page with status 404. */
  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const language = join(folder, path.split('/')[1] ?? '', '404.html');
    const page = existsSync(language) ? language : join(folder, '404.html');
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = readFileSync(isBrotli ? `${page}.br` : page);
    response.writeHead(404, {
      ...revalidated,
      Vary: 'Accept-Encoding',
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': body.length,
      ...(isBrotli && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  }

  return createServer((request, response) => {
    const { pathname: path = '/', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
    if (contact?.path === path) return void contact.service.emit('request', request, response);
    response.setHeaders(new Map(Object.entries({ ...revalidated, ...headersFor(path) })));
    const location = redirectOf(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (location !== undefined)
      response.writeHead(308, { Location: location + search }).end();
    else if (unreachable.test(path)) sendNotFound(request, response, path);
    else {
      // sirv treats every range as one from the start of the file, so ranges are turned off.
      delete request.headers.range;
      sendFile(request, response, () => sendNotFound(request, response, path));
    }
  });
}
