import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { codingFor } from './accept-encoding.ts';
import { notFoundPage, siteAddresses } from './addresses.ts';
import type { PagePolicies } from '../build/content-security-policy.ts';
import { contentTypeOf, headersFor } from './headers.ts';
import { policiesFile, siteFolder } from '../build/paths.ts';
import { readTarget } from './request-target.ts';
import { isPublic, listFiles } from './site-files.ts';

/** Strong validators: the same bytes, the same tag, whatever day they were built on. */
function entityTags(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return [file, `"${hash.digest('base64url').slice(0, 22)}"`];
    }),
  );
}

const readPolicies = () => JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;

/** Longer than any address of ours gets by what a visitor chose. */
const longestTarget = 16_000;

interface ServerOptions {
  folder?: string;
  policies?: PagePolicies;
  /** How long a client may take to send a request; one that stalls for long is let go. */
  patienceMs?: number;
}

/**
 * Serves the built site as it would be hosted: its headers, compression, caching and 404. The files
 * are those that are there when it starts.
 */
export function createSiteServer({
  folder = siteFolder,
  policies = readPolicies(),
  patienceMs = 10_000,
}: ServerOptions = {}): Server {
  const tags = entityTags(folder);
  const addresses = siteAddresses([...tags.keys()].filter(isPublic));

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const target = readTarget(request.url ?? '/');
    const found = target && addresses.get(target.path);
    const file = found && 'file' in found ? found.file : notFoundPage;
    response.setHeaders(
      new Map(Object.entries(headersFor(isRead ? file : notFoundPage, policies))),
    );
    if ((request.url ?? '').length > longestTarget) {
      response.writeHead(414, { 'Content-Length': 0 }).end();
    } else if (!isRead) {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    } else if (found && 'location' in found) {
      const location = found.location + (target?.query ?? '');
      response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
    } else {
      response.statusCode = found ? 200 : 404;
      sendFile(request, response, folder, file, tags);
    }
  }

  const server = createServer(
    {
      maxHeaderSize: 2 * longestTarget,
      headersTimeout: patienceMs,
      requestTimeout: patienceMs,
      connectionsCheckingInterval: patienceMs / 4,
      keepAliveTimeout: patienceMs,
    },
    answer,
  );
  return server.setTimeout(3 * patienceMs);
}

const ofTheFile = ['Content-Encoding', 'Content-Type', 'ETag', 'Last-Modified'];

/** Answers a request for several ranges with the whole file; a single range is sent as asked. */
function withoutManyRanges(request: IncomingMessage): IncomingMessage {
  if (request.headers.range?.includes(',')) delete request.headers.range;
  return request;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  file: string,
  tags: ReadonlyMap<string, string>,
): void {
  const coding = codingFor(request.headers['accept-encoding'] ?? '', file, tags);
  const sent = coding ? file + coding.suffix : file;
  response.setHeader('Content-Type', contentTypeOf(file));
  response.setHeader('ETag', tags.get(sent) ?? '');
  if (coding) response.setHeader('Content-Encoding', coding.name);
  const isFound = response.statusCode === 200;
  send(withoutManyRanges(request), `/${encodeURI(sent)}`, {
    root: folder,
    cacheControl: false,
    lastModified: isFound,
    // A part of the not-found page would be answered with a 206, as if the address had a page.
    acceptRanges: isFound && !coding,
    dotfiles: 'allow',
  })
    .on('error', ({ statusCode }: { statusCode: number }) => {
      // A range that the file has not, or a file that has gone since the start.
      for (const name of ofTheFile) response.removeHeader(name);
      response.writeHead(statusCode, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}
