import { routes } from '../../src/config/routes.ts';
import { unknownPath } from '../e2e/site.ts';
import type { HostAnswer, HostRequest } from './answers.ts';
import { future } from './requests.ts';

type Ask = (asked: HostRequest) => Promise<HostAnswer>;

/** How production hosts differ from the local server, and cannot be made the same without code. */
export interface Difference {
  hosts: ('nginx' | 'cloudflare')[];
  because: string;
  concerns: (asked: HostRequest, usual: HostAnswer) => boolean;
  /** The answer that these hosts give; `ask` asks the local server. */
  becomes: (usual: HostAnswer, asked: HostRequest, ask: Ask) => HostAnswer | Promise<HostAnswer>;
}

const policy = 'content-security-policy';
const withHeaders = (answer: HostAnswer, headers: HostAnswer['headers']): HostAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

const codingsOf = ({ headers = {} }: HostRequest) => headers['Accept-Encoding'] ?? '';

const unchanged = (answer: HostAnswer): HostAnswer => ({
  ...withHeaders(answer, { 'content-type': undefined, 'content-encoding': undefined }),
  status: 304,
  body: null,
});

/** Leads on to a location, with the headers of the not-found page. */
async function movedOn(ask: Ask, location: string | undefined): Promise<HostAnswer> {
  const { headers } = await ask({ path: unknownPath });
  const { 'content-type': _, ...rest } = headers;
  const all = { ...rest, location };
  return { status: 307, headers: all, tag: 'none', isDated: false, body: null };
}

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
    hosts: ['nginx', 'cloudflare'],
    because: 'honor q=0, which no browser sends; the local server compresses all the same',
    concerns: (asked, { status }) => status === 200 && codingsOf(asked).includes('q=0'),
    becomes: (_, asked, ask) => {
      const accepted = codingsOf(asked)
        .split(', ')
        .filter((coding) => !coding.endsWith('q=0'));
      return ask({ ...asked, headers: { 'Accept-Encoding': accepted.join(', ') } });
    },
  },
  {
    hosts: ['nginx', 'cloudflare'],
    because: 'have the not-found page with gzip, too',
    concerns: (asked, { status }) => status === 404 && codingsOf(asked) === 'gzip',
    becomes: (usual) => withHeaders(usual, { 'content-encoding': 'gzip' }),
  },
  {
    hosts: ['nginx', 'cloudflare'],
    because: 'compare tags by their content alone, as strong ones and weak ones may be',
    concerns: ({ again }, { status }) => status === 200 && again?.('"t"') === 'W/"t"',
    becomes: unchanged,
  },
  {
    hosts: ['nginx'],
    because: 'compares lists of tags, stars and dates, which browsers do not send with a tag',
    concerns: ({ again, headers = {} }, { status }) =>
      status === 200 &&
      (/,|\*/.test(again?.('"t"') ?? '') || headers['If-Modified-Since'] === future),
    becomes: unchanged,
  },
  {
    hosts: ['nginx', 'cloudflare'],
    because: 'have strong tags, also for the not-found page and with a 304; local tags are weak',
    concerns: (_, { status }) => [200, 304, 404].includes(status),
    becomes: (usual) => ({ ...usual, tag: 'strong', isDated: usual.status !== 404 }),
  },
  {
    hosts: ['nginx'],
    because:
      'sends parts of files, where they are not compressed; the local server sends them whole',
    concerns: (_, { status, headers }) => status === 200 && !headers['content-encoding'],
    becomes: (usual) => withHeaders(usual, { 'accept-ranges': 'bytes' }),
  },
  {
    hosts: ['nginx'],
    because: 'looks headers up by path: about.html moves on with the policy of that page',
    concerns: ({ path }, { status }) => status === 308 && path.includes('.html'),
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path: path.replace(/\.html.*/, '').replace('/index', '/') });
      return withHeaders(usual, { [policy]: page.headers[policy] });
    },
  },
  {
    hosts: ['cloudflare'],
    because: 'knows files by their content alone, without dates',
    concerns: (_, { isDated }) => isDated,
    becomes: (usual) => ({ ...usual, isDated: false }),
  },
  {
    hosts: ['cloudflare'],
    because: 'spares who has the not-found page already the second copy, though its status is lost',
    concerns: ({ again }, { status }) => status === 404 && again !== undefined,
    becomes: (usual) => {
      const headers = { ...usual.headers, 'content-type': undefined };
      return { ...usual, headers, status: 304, body: null };
    },
  },
  {
    hosts: ['cloudflare'],
    because: 'names the compression of a file that it does not send, too',
    concerns: ({ headers = {} }, { status }) =>
      status === 304 && /^(br|gzip)$/.test(headers['Accept-Encoding'] ?? ''),
    becomes: (usual, { headers = {} }) =>
      withHeaders(usual, { 'content-encoding': headers['Accept-Encoding'] }),
  },
  {
    hosts: ['cloudflare'],
    because: 'has an address for the not-found page, as for every page',
    concerns: ({ path }) => path === '/404',
    becomes: (usual) => ({ ...usual, status: 200 }),
  },
  {
    hosts: ['cloudflare'],
    because: 'matches paths decoded and tidied, and moves on (307) to how it would write them',
    concerns: ({ path }) => path in tidied,
    becomes: (_, { path }, ask) => movedOn(ask, tidied[path]),
  },
  {
    hosts: ['cloudflare'],
    because: 'refuses a method without naming those it takes, with the headers of the path',
    concerns: (_, { status }) => status === 405,
    becomes: async (usual, { path }, ask) => {
      const page = await ask({ path });
      return withHeaders(usual, { allow: undefined, [policy]: page.headers[policy] });
    },
  },
];
