import { routes } from '../../src/config/routes.ts';
import { unknownPath } from './requests.ts';
import type { TargetResponse, TestRequest } from './responses.ts';
import { future } from './requests.ts';

type Ask = (asked: TestRequest) => Promise<TargetResponse>;

/** A known difference between a hosting target and the local server that configuration can't remove. */
export interface Difference {
  targets: ('nginx' | 'cloudflare')[];
  because: string;
  concerns: (asked: TestRequest, usual: TargetResponse) => boolean;
  /** The response expected from these targets; `ask` sends a request to the local server. */
  becomes: (
    usual: TargetResponse,
    asked: TestRequest,
    ask: Ask,
  ) => TargetResponse | Promise<TargetResponse>;
}

const policy = 'content-security-policy';
const withHeaders = (
  answer: TargetResponse,
  headers: TargetResponse['headers'],
): TargetResponse => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const codingsOf = ({ headers = {} }: TestRequest) => headers['Accept-Encoding'] ?? '';

const unchanged = (answer: TargetResponse): TargetResponse => ({
  ...withHeaders(answer, { 'content-type': undefined, 'content-encoding': undefined }),
  status: 304,
  body: null,
});

/** A redirect with the headers of the not-found page. */
async function redirect(ask: Ask, location: string | undefined): Promise<TargetResponse> {
  const { headers } = await ask({ path: unknownPath });
  const { 'content-type': _, ...rest } = headers;
  const all = { ...rest, location };
  return { status: 307, headers: all, tag: 'none', isDated: false, body: null };
}

const { about } = routes;

/** Where Cloudflare redirects paths that it normalizes. */
const normalizedPaths: Record<string, string> = {
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
    targets: ['nginx', 'cloudflare'],
    because: 'honor q=0, which no browser sends; the local server compresses anyway',
    concerns: (asked, { status }) => status === 200 && codingsOf(asked).includes('q=0'),
    becomes: (_, asked, ask) => {
      const accepted = codingsOf(asked)
        .split(', ')
        .filter((coding) => !coding.endsWith('q=0'));
      return ask({ ...asked, headers: { 'Accept-Encoding': accepted.join(', ') } });
    },
  },
  {
    targets: ['nginx', 'cloudflare'],
    because: 'also send the not-found page with gzip',
    concerns: (asked, { status }) => status === 404 && codingsOf(asked) === 'gzip',
    becomes: (usual) => withHeaders(usual, { 'content-encoding': 'gzip' }),
  },
  {
    targets: ['nginx', 'cloudflare'],
    because: 'compare strong and weak tags by their value alone',
    concerns: ({ again }, { status }) => status === 200 && again?.('"t"') === 'W/"t"',
    becomes: unchanged,
  },
  {
    targets: ['nginx'],
    because: 'compares tag lists, stars and dates, which browsers do not send with a tag',
    concerns: ({ again, headers = {} }, { status }) =>
      status === 200 &&
      (/,|\*/.test(again?.('"t"') ?? '') || headers['If-Modified-Since'] === future),
    becomes: unchanged,
  },
  {
    targets: ['nginx', 'cloudflare'],
    because: 'send strong tags, also for the not-found page and with a 304; local tags are weak',
    concerns: (_, { status }) => [200, 304, 404].includes(status),
    becomes: (usual) => ({ ...usual, tag: 'strong', isDated: usual.status !== 404 }),
  },
  {
    targets: ['nginx'],
    because: 'supports ranges for uncompressed files; the local server does not',
    concerns: (_, { status, headers }) => status === 200 && !headers['content-encoding'],
    becomes: (usual) => withHeaders(usual, { 'accept-ranges': 'bytes' }),
  },
  {
    targets: ['nginx'],
    because: 'looks up headers by path: about.html redirects with the policy of that page',
    concerns: ({ path }, { status }) => status === 308 && path.includes('.html'),
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path: path.replace(/\.html.*/, '').replace('/index', '/') });
      return withHeaders(usual, { [policy]: page.headers[policy] });
    },
  },
  {
    targets: ['cloudflare'],
    because: 'sends no Last-Modified',
    concerns: (_, { isDated }) => isDated,
    becomes: (usual) => ({ ...usual, isDated: false }),
  },
  {
    targets: ['cloudflare'],
    because: 'answers 304 to a repeated request for the not-found page, so its 404 status is lost',
    concerns: ({ again }, { status }) => status === 404 && again !== undefined,
    becomes: (usual) => {
      const headers = { ...usual.headers, 'content-type': undefined };
      return { ...usual, headers, status: 304, body: null };
    },
  },
  {
    targets: ['cloudflare'],
    because: 'sends Content-Encoding with a 304',
    concerns: ({ headers = {} }, { status }) =>
      status === 304 && /^(br|gzip)$/.test(headers['Accept-Encoding'] ?? ''),
    becomes: (usual, { headers = {} }) =>
      withHeaders(usual, { 'content-encoding': headers['Accept-Encoding'] }),
  },
  {
    targets: ['cloudflare'],
    because: 'serves the not-found page at its own address',
    concerns: ({ path }) => path === '/404',
    becomes: (usual) => ({ ...usual, status: 200 }),
  },
  {
    targets: ['cloudflare'],
    because: 'decodes and normalizes paths, and redirects (307) to the result',
    concerns: ({ path }) => path in normalizedPaths,
    becomes: (_, { path }, ask) => redirect(ask, normalizedPaths[path]),
  },
  {
    targets: ['cloudflare'],
    because: 'refuses a method without an Allow header, with the headers of the path',
    concerns: (_, { status }) => status === 405,
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path });
      return withHeaders(usual, { allow: undefined, [policy]: page.headers[policy] });
    },
  },
];
