import { readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { notFoundPage, notFoundPagesOfFolders, siteAddresses } from './addresses.ts';
import type { PagePolicies } from '../../build/content-security-policy.ts';
import { contentTypeOf, headersFor } from './headers.ts';
import { policiesFile, siteFolder } from '../../build/paths.ts';
import { isPublic, listFiles } from '../../build/site-files.ts';

const readPolicies = () => JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;

interface ServerOptions {
  folder?: string;
  policies?: PagePolicies;
  /** Receives messages of the contact form at this path. */
  contact?: { path: string; handle: RequestListener } | undefined;
}

/** The decoded path of a request and its query with the question mark; undefined if malformed. */
function readUrl(url = '/'): { path: string; query: string } | undefined {
  try {
    const { pathname, search } = new URL(`http://localhost${url}`);
    return { path: decodeURIComponent(pathname), query: search };
  } catch {
    return undefined;
  }
}

/**
 * Serves the built site like the hosting targets do: headers, compression, caching, redirects and 404
 * page. The list of files is read once, at startup.
 */
export function createSiteServer({
  folder = siteFolder,
  policies = readPolicies(),
  contact,
}: ServerOptions = {}): Server {
  const files = listFiles(folder).filter(isPublic);
  const addresses = siteAddresses(files);
  const notFoundPages = notFoundPagesOfFolders(files);
  const notFoundPageFor = (path: string) =>
    [...notFoundPages].find(([start]) => path.startsWith(start))?.[1] ?? notFoundPage;
  const sendFile = sirv(folder, { brotli: true, gzip: true, etag: true, extensions: [] });

  /** Sends the 404 page. sirv cannot send a file with status 404. */
  function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
    const isBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const body = readFileSync(join(folder, isBrotli ? `${file}.br` : file));
    if (isBrotli) response.setHeader('Content-Encoding', 'br');
    response.writeHead(404, { 'Content-Length': body.length }).end(body);
  }

  return createServer((request, response) => {
    const { path = '', query = '' } = readUrl(request.url) ?? {};
    if (contact?.path === path) return contact.handle(request, response);
    const answer = addresses.get(path);
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';
    const file = isReadMethod && answer && 'file' in answer ? answer.file : notFoundPageFor(path);
    response.setHeaders(new Map(Object.entries(headersFor(file, policies))));
    if (!isReadMethod) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (answer && 'location' in answer) {
      response.writeHead(308, { Location: answer.location + query }).end();
    } else {
      response.setHeader('Content-Type', contentTypeOf(file));
      if (!answer) return sendNotFound(request, response, file);
      // sirv treats every range as one from the start of the file, so ranges are turned off.
      delete request.headers.range;
      request.url = `/${encodeURI(file)}`;
      sendFile(request, response);
    }
  });
}
