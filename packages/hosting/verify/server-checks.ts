import { connect, type ConnectionOptions } from 'node:tls';
import { once } from 'node:events';
import { siteAddresses } from '../addresses.ts';
import { routes } from '../../../src/config/routes.ts';
import { fail, failOnAny, NotApplicable, type Check } from './check.ts';
import type { LiveSite } from './live-site.ts';

const minCertificateDays = 14;
const minHstsDays = 180;
const secondsPerDay = 60 * 60 * 24;
const permanentRedirects = new Set([301, 308]);
const { about } = routes;
const query = '?verify=1';

/** Files that must never be public, whatever the server. */
const privateFiles = ['/.env', '/.git/HEAD', '/site.conf', '/release.json', `${about}.html.br`];

function requireHttps({ origin }: LiveSite): URL {
  const url = new URL(origin);
  if (url.protocol === 'https:') return url;
  if (['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new NotApplicable('this machine serves it over HTTP');
  }
  fail(`${origin} is not HTTPS`);
}

/** Opens a TLS connection; null if the server refuses it. */
async function negotiate({ hostname, port }: URL, options: ConnectionOptions = {}) {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: 20_000,
    ...options,
  });
  socket.on('timeout', () => socket.destroy(new Error('The TLS handshake takes too long.')));
  return once(socket, 'secureConnect').then(
    () => socket,
    () => null,
  );
}

async function redirectProblem(site: LiveSite, from: string, to: string): Promise<string[]> {
  const { status, headers } = await site.get(from);
  const location = headers.get('location') ?? '';
  if (!permanentRedirects.has(status)) return [`${from} answers ${status}, not 308`];
  const absolute = URL.parse(location, new URL(from, site.origin));
  if (absolute && [to, new URL(to, site.origin).href].includes(location)) return [];
  return [`${from} redirects to ${location || 'nothing'}, not ${to}`];
}

/** Checks that another origin of the site, if there is one, leads to it. */
async function redirectToSite(site: LiveSite, from: string | null): Promise<string> {
  if (from === null) throw new NotApplicable('only checked on port 443');
  const page = `${about}${query}`;
  failOnAny(await redirectProblem(site, from + page, site.canonicalOrigin + page));
  return `${from} redirects, and keeps path and query`;
}

export const serverChecks: Check[] = [
  {
    name: 'Certificate',
    async run(site) {
      const socket = await negotiate(requireHttps(site));
      if (!socket) fail('the server answers no TLS');
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      const days = Math.floor((Date.parse(end) - Date.now()) / (1000 * secondsPerDay));
      if (days < minCertificateDays) {
        fail(`ends in ${days} days, on ${end}: run "certbot renew", and check its timer`);
      }
      return `valid for ${days} days`;
    },
  },
  {
    name: 'TLS versions',
    async run(site) {
      const url = requireHttps(site);
      const socket = await negotiate(url, {
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'ALL:@SECLEVEL=0',
      });
      if (!socket) return '1.0 and 1.1 are refused';
      const version = socket.getProtocol();
      socket.destroy();
      fail(`still accepts ${version}, which browsers have dropped`);
    },
  },
  {
    name: 'HTTP to HTTPS',
    async run(site) {
      requireHttps(site);
      return redirectToSite(site, site.httpOrigin);
    },
  },
  {
    name: 'Without www',
    run: (site) => redirectToSite(site, site.bareOrigin),
  },
  {
    name: 'HSTS',
    async run(site) {
      requireHttps(site);
      const header = (await site.get('/')).headers.get('strict-transport-security') ?? '';
      const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
      if (header === '') fail('there is no Strict-Transport-Security');
      const days = Math.floor(seconds / secondsPerDay);
      if (days < minHstsDays) fail(`lasts ${days} days, less than ${minHstsDays}`);
      return `for ${days} days`;
    },
  },
  {
    name: 'Redirects',
    async run(site) {
      const files = ['index.html', `${about.slice(1)}.html`];
      const redirects = [...siteAddresses(files)].flatMap(([from, answer]) =>
        'location' in answer ? [{ from, to: answer.location }] : [],
      );
      const problems = await Promise.all(
        redirects.map(({ from, to }) => redirectProblem(site, from + query, to + query)),
      );
      failOnAny(problems.flat());
      return `${redirects.length} old addresses, queries kept`;
    },
  },
  {
    name: 'Compression',
    async run(site) {
      const { body } = await site.get('/');
      const asset = /\/_astro\/[^"]+\.(?:js|css)/.exec(body)?.[0];
      const paths = [routes.home, about, ...(asset ? [asset] : [])];
      const codings = await Promise.all(
        paths.map(async (path) => {
          const { headers } = await site.get(path, { 'Accept-Encoding': 'gzip, br' });
          return { path, coding: headers.get('content-encoding') };
        }),
      );
      failOnAny(codings.filter(({ coding }) => !coding).map(({ path }) => `${path} has none`));
      const used = [...new Set(codings.map(({ coding }) => coding))].join(', ');
      return used === 'br' ? 'brotli' : used;
    },
  },
  {
    name: 'Private files',
    async run(site) {
      const answers = await Promise.all(
        privateFiles.map(async (path) => ({ path, status: (await site.get(path)).status })),
      );
      failOnAny(
        answers
          .filter(({ status }) => status < 300)
          .map(({ path, status }) => `${path} answers ${status}`),
      );
      return 'none can be read';
    },
  },
];
