import { routes } from '../../src/config/routes.ts';
import { unknownPath } from '../e2e/site.ts';
import type { HostAnswer, HostRequest } from './answers.ts';

type Ask = (asked: HostRequest) => Promise<HostAnswer>;

/** What a host does otherwise than the local server, and cannot be told to do. */
export interface Difference {
  host: 'nginx' | 'cloudflare';
  because: string;
  concerns: (asked: HostRequest, usual: HostAnswer) => boolean;
  /** The answer that this host gives; `ask` asks the local server. */
  becomes: (usual: HostAnswer, asked: HostRequest, ask: Ask) => HostAnswer | Promise<HostAnswer>;
}

const policy = 'content-security-policy';
const withHeaders = (answer: HostAnswer, headers: HostAnswer['headers']): HostAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});
/** Leads on to a location, with the headers of the not-found page. */
async function movedOn(ask: Ask, location: string | undefined): Promise<HostAnswer> {
  const { headers } = await ask({ path: unknownPath });
  const { 'content-type': _, ...rest } = headers;
  const all = { ...rest, location };
  return { status: 307, headers: all, tag: 'none', isDated: false, body: null };
}

const whole = async (ask: Ask, path: string) => ({ ...(await ask({ path })), isDated: false });

const { about } = routes;

/** Where Cloudflare moves on to, from paths that it would have written differently. */
const tidied: Record<string, string> = {
  '/404.html': '/404',
  '/404/': '/404',
  '/%61bout': about,
  [`${about}//`]: about,
  [`${about}%2f`]: about,
  [`${about}%3fx`]: `${about}%3Fx`,
  '//about': about,
  '/%2fabout': about,
  '/\\about': about,
  '//example.com/%2e%2e': '/',
  '/..%2fpackage.json': '/../package.json',
  '/..%5cpackage.json': '/..%5Cpackage.json',
  '/_astro/..%2f..%2fpackage.json': '/_astro/../../package.json',
  '/%c0%ae%c0%ae/package.json': '/%25c0%25ae%25c0%25ae/package.json',
  '/%E0%A4%A': '/%25E0%25A4%25A',
  '/%zz': '/%25zz',
  '/%': '/%25',
};

export const differences: Difference[] = [
  {
    host: 'nginx',
    because: 'looks headers up by path: about.html moves on with the policy of that page',
    concerns: ({ path }, { status }) => status === 308 && path.includes('.html'),
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path: path.replace(/\.html.*/, '').replace('/index', '/') });
      return withHeaders(usual, { [policy]: page.headers[policy] });
    },
  },
  {
    host: 'nginx',
    because: 'adds headers twice to its answer to a range that is not there',
    concerns: (_, { status }) => status === 416,
    becomes: (usual) => {
      const doubled = Object.entries(usual.headers).map(([name, value]) => [
        name,
        value === undefined || name === 'content-range' ? value : `${value}, ${value}`,
      ]);
      return { ...usual, headers: Object.fromEntries(doubled), isDated: false };
    },
  },
  {
    host: 'cloudflare',
    because: 'knows files by their content alone: no dates, nothing to compare dates with',
    concerns: (_, { isDated }) => isDated,
    becomes: (usual, { path, headers = {} }, ask) =>
      'If-Modified-Since' in headers ? whole(ask, path) : { ...usual, isDated: false },
  },
  {
    host: 'cloudflare',
    because: 'sends whole files, never a part',
    concerns: (_, { status, headers }) => 'accept-ranges' in headers || [206, 416].includes(status),
    becomes: async (usual, { path }, ask) =>
      withHeaders(usual.status === 200 ? usual : await whole(ask, path), {
        'accept-ranges': undefined,
      }),
  },
  {
    host: 'cloudflare',
    because: 'compares one tag, not a list or a star',
    concerns: ({ again }, { status }) =>
      status === 304 && again !== undefined && !/^(W\/)?"t"$/.test(again('"t"')),
    becomes: async (_, { path }, ask) =>
      withHeaders(await whole(ask, path), { 'accept-ranges': undefined }),
  },
  {
    host: 'cloudflare',
    because: 'spares who has the not-found page already the second copy, though its status is lost',
    concerns: ({ again }, { status }) => status === 404 && again !== undefined,
    becomes: (usual) => {
      const headers = { ...usual.headers, 'content-type': undefined };
      return { ...usual, headers, status: 304, body: null };
    },
  },
  {
    host: 'cloudflare',
    because: 'names the compression of a file that it does not send, too',
    concerns: ({ headers = {} }, { status }) =>
      status === 304 && /^(br|gzip)$/.test(headers['Accept-Encoding'] ?? ''),
    becomes: (usual, { headers = {} }) =>
      withHeaders(usual, { 'content-encoding': headers['Accept-Encoding'] }),
  },
  {
    host: 'cloudflare',
    because: 'has an address for the not-found page, as for every page',
    concerns: ({ path }) => path === '/404',
    becomes: (usual) => ({ ...usual, status: 200 }),
  },
  {
    host: 'cloudflare',
    because: 'matches paths decoded and tidied, and moves on (307) to how it would write them',
    concerns: ({ path }) => path in tidied,
    becomes: (_, { path }, ask) => movedOn(ask, tidied[path]),
  },
  {
    host: 'cloudflare',
    because: 'takes paths of any length',
    concerns: (_, { status }) => status === 414,
    becomes: (_, __, ask) => ask({ path: unknownPath }),
  },
  {
    host: 'cloudflare',
    because: 'refuses a method without naming those it takes, with the headers of the path',
    concerns: (_, { status }) => status === 405,
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path });
      return withHeaders(usual, { allow: undefined, [policy]: page.headers[policy] });
    },
  },
];
