import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteFolder } from '../build/paths.ts';

interface ServerOptions {
  folder?: string;
  /** Receives messages of the contact form at this path. */
  contact?: { path: string; service: Server } | undefined;
}

/** Compressed copies, files that hosts read, and pages without an address. */
const unreachable = /\.(br|gz)$|^\/(_headers|_redirects|wrangler\.jsonc)$|(^|\/)404(\.html)?$/;

const revalidated = 'public, max-age=0, must-revalidate';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));

/** A path without percent-encoding; as it is if it is malformed, which no file is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The headers of `_headers` for a path: those of every rule whose path, with `*` for anything, matches. */
function readHeaders(file: string): (path: string) => [name: string, value: string][] {
  const rules: { path: RegExp; headers: [string, string][] }[] = [];
  for (const line of linesOf(file)) {
    const [, name = '', value = ''] = /^\s+([\w-]+): (.+)/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: new RegExp(`^${line.trim().replaceAll('*', '.*')}$`), headers: [] });
  }
  return (path) => rules.filter((rule) => rule.path.test(path)).flatMap(({ headers }) => headers);
}

/** Where an address moved: by `_redirects`, and from `/about/` and `/about.html` to `/about`, as on every host. */
function readRedirects(file: string): (path: string) => string | undefined {
  const moved = new Map(
    linesOf(file).map((line) => line.split(/\s+/) as [from: string, to: string]),
  );
  return (path) => moved.get(path) ?? /^((?:\/[\w-]+)+)(?:\/|\.html)$/.exec(path)?.[1];
}

/**
 * Serves the built site like its hosts do: headers, compression, redirects and the 404 page in the language of the
 * address. It reads the list of files once, at startup.
 */
export function createSiteServer({ folder = siteFolder, contact }: ServerOptions = {}): Server {
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

  /** Sends the 404 page. sirv cannot send a file with status 404. */
  function sendNotFound(request: IncomingMessage, response: ServerResponse, path: string): void {
    const language = join(folder, path.split('/')[1] ?? '', '404.html');
    const page = existsSync(language) ? language : join(folder, '404.html');
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isBrotli) response.setHeader('Content-Encoding', 'br');
    response.setHeader('Cache-Control', revalidated).setHeader('Vary', 'Accept-Encoding');
    const body = readFileSync(isBrotli ? `${page}.br` : page);
    const type = 'text/html;charset=utf-8';
    response.writeHead(404, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
  }

  return createServer((request, response) => {
    const { pathname = '/', search = '' } = URL.parse(`http://localhost${request.url}`) ?? {};
    const path = decode(pathname);
    if (contact?.path === path) return void contact.service.emit('request', request, response);
    response.setHeaders(new Map([['Cache-Control', revalidated], ...headersFor(path)]));
    const location = redirectOf(path);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (location !== undefined) {
      response.writeHead(308, { Location: location + search }).end();
    } else if (unreachable.test(path)) {
      sendNotFound(request, response, path);
    } else {
      // sirv treats every range as one from the start of the file, so ranges are turned off.
      delete request.headers.range;
      sendFile(request, response, () => sendNotFound(request, response, path));
    }
  });
}
