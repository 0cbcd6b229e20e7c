import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import type { PagePolicies } from './content-security-policy.ts';
import { headersFor } from './headers.ts';
import { policiesFile, siteFolder } from './paths.ts';

type Answer = { status: 200 | 404; file: string } | { status: 308; location: string };

const compressed = { br: '.br', gzip: '.gz' } as const;
const notFoundPage = '404.html';

function isOffered(header: string, coding: string): boolean {
  return header.split(',').some((offer) => {
    const [name, quality] = offer
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/);
    return name === coding && Number(quality ?? 1) > 0;
  });
}

/** Finds what answers a request path, among the files that were there when the server started. */
export function resolvePath(path: string, files: ReadonlySet<string>): Answer {
  if (!path.startsWith('/')) return { status: 404, file: notFoundPage };
  let name: string;
  try {
    name = decodeURIComponent(path).slice(1);
  } catch {
    return { status: 404, file: notFoundPage };
  }
  const page = name === '' ? 'index' : name;
  if (files.has(`${page}.html`) && page !== '404' && name !== 'index') {
    return { status: 200, file: `${page}.html` };
  }
  const bare = name.replace(/(\/|\.html)$/, '').replace(/^index$/, '');
  if (bare !== name && bare !== '404' && files.has(`${bare || 'index'}.html`)) {
    return { status: 308, location: `/${bare}` };
  }
  const isServed = files.has(name) && !/\.(html|br|gz)$/.test(name);
  return isServed ? { status: 200, file: name } : { status: 404, file: notFoundPage };
}

/** Serves the built site as it would be hosted: its headers, compression, caching and 404. */
export function createSiteServer(): Server {
  const files = new Set(
    readdirSync(siteFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(siteFolder, join(parentPath, name)))
      .map((name) => name.replaceAll(sep, '/')),
  );
  const policies = JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    const answer = resolvePath(path, files);
    if (answer.status === 308) {
      const location = query === undefined ? answer.location : `${answer.location}?${query}`;
      response.writeHead(308, { Location: location }).end();
      return;
    }
    response.statusCode = answer.status;
    response.setHeaders(new Map(Object.entries(headersFor(answer.file, policies))));
    sendFile(request, response, answer.file, files);
  });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  files: ReadonlySet<string>,
): void {
  const offered = request.headers['accept-encoding'] ?? '';
  const coding = (['br', 'gzip'] as const).find(
    (name) => isOffered(offered, name) && files.has(file + compressed[name]),
  );
  response.setHeader('Content-Type', contentType(extname(file)) || 'application/octet-stream');
  if (coding) response.setHeader('Content-Encoding', coding);
  const path = `/${encodeURI(file)}${coding ? compressed[coding] : ''}`;
  send(request, path, {
    root: siteFolder,
    cacheControl: false,
    dotfiles: 'allow',
    // A part of the not-found page would be answered with a 206, as if the address had a page.
    acceptRanges: response.statusCode === 200,
  }).pipe(response);
}
