import { createHash } from 'node:crypto';
import { assets } from './assets.ts';
import type { Host, Page, PageBuilder } from './host.ts';
import { authPage } from './pages/auth.ts';
import { demoPage } from './pages/demo.ts';
import { indexPage, infoPages, notFoundPage, statusPath } from './pages/info.ts';
import { widgetPage } from './widget/page.ts';

/** All of a reply but the socket. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const METHODS = ['GET', 'HEAD'];

// Maps, not objects: a path or key such as __proto__ finds nothing in them.
const pages = new Map<string, PageBuilder>([
  ['/', indexPage],
  ['/auth', authPage],
  ['/demo', demoPage],
  ['/widget/booking', widgetPage],
  ...infoPages,
]);

/** Answers one request. `target` is the raw request target, as hostile as the sender likes. */
export function respond(method: string, target: string, host: Host): Reply {
  if (!METHODS.includes(method)) {
    const reply = plain(405, `Only ${METHODS.join(' and ')} are answered here.\n`);
    return { ...reply, headers: { ...reply.headers, Allow: METHODS.join(', ') } };
  }
  const request = readTarget(target);
  if (request === undefined) return plain(400, 'That is not an address this host can read.\n');

  const { path, query } = request;
  const asset = assets.get(path);
  if (asset !== undefined) return { status: 200, headers: headers(asset.type), body: asset.body };
  if (path === statusPath) return statusReply();
  return pageReply((pages.get(path) ?? notFoundPage)(query, host), host);
}

/** Splits a request target into path and query; undefined for forms that name neither. */
function readTarget(target: string): { path: string; query: URLSearchParams } | undefined {
  if (target.startsWith('/')) {
    // Not `new URL`: it takes //host/path for another host and throws on some malformed input.
    const [beforeHash = ''] = target.split('#', 1);
    const [path = ''] = beforeHash.split('?', 1);
    const query = new URLSearchParams(beforeHash.slice(path.length));
    return { path: withoutTrailingSlash(path), query };
  }
  const url = URL.parse(target);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  return { path: withoutTrailingSlash(url.pathname), query: url.searchParams };
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** As status pages do: in Statuspage's shape, for any origin to read, without cookies. */
function statusReply(): Reply {
  return {
    status: 200,
    headers: {
      ...headers('application/json; charset=utf-8'),
      'Access-Control-Allow-Origin': '*',
    },
    body: JSON.stringify({
      status: { indicator: 'none', description: 'All Systems Operational' },
    }),
  };
}

function pageReply(page: Page, host: Host): Reply {
  const style = page.inlineStyle;
  const hash = style === undefined ? '' : ` 'sha256-${sha256(style)}'`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${hash}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${page.isFrameable === true ? host.siteOrigin : "'none'"}`,
  ].join('; ');
  return {
    status: page.status,
    headers: headers('text/html; charset=utf-8', policy),
    body: page.document.text,
  };
}

function plain(status: number, body: string): Reply {
  return { status, headers: headers('text/plain; charset=utf-8'), body };
}

function headers(
  type: string,
  policy = "default-src 'none'; frame-ancestors 'none'",
): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
