import { contactServicePath } from '../../src/config/contact-paths.ts';
import { ratePeriodSeconds } from '../contact/cloud/rate.ts';
import { headerRules, redirects, type SiteHeaders } from './header-rules.ts';

/** Limits of Cloudflare's `_headers`: it ignores further rules and longer lines. */
const maxRules = 100;
const maxLineLength = 2_000;

/**
 * Cloudflare's `_headers`. It joins the values of a header that several rules set, so that a rule
 * first removes (`!`) the headers of `/*`. Files in `_astro` past the limit get no rule: they are
 * revalidated like a page, which is slower but correct.
 * @throws {RangeError} when a line is too long, because Cloudflare would ignore it.
 */
export function cloudflareHeaders(headers: SiteHeaders): string {
  const lines = headerRules(headers)
    .slice(0, maxRules)
    .flatMap(({ path, headers: own }) => [
      path,
      ...(path === '/*' ? [] : Object.keys(own).map((name) => `  ! ${name}`)),
      ...Object.entries(own).flatMap(([name, value]) =>
        value === null ? [] : [`  ${name}: ${value}`],
      ),
    ]);
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong) {
    throw new RangeError(
      `Cloudflare ignores header lines of more than ${maxLineLength} characters; this one has ${tooLong.length}: ${tooLong}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** Cloudflare's `_redirects`. */
export function cloudflareRedirects(headers: SiteHeaders): string {
  return redirects(headers)
    .map(([from, to]) => `${from} ${to} 308\n`)
    .join('');
}

interface ContactWorker {
  /** Path of hosting/contact/cloud/worker.ts, from the configuration's folder. */
  main: string;
  siteOrigin: string;
  /** The languages of the site's pages for refused messages. */
  languages: readonly string[];
}

/** The parts of a Worker that also receives messages (hosting/contact/cloud). */
const withContact = (name: string, { main, siteOrigin, languages }: ContactWorker) => ({
  main,
  vars: { SITE_ORIGIN: siteOrigin, CONTACT_LANGUAGES: languages.join(',') },
  d1_databases: [{ binding: 'MESSAGES', database_name: `${name}-messages` }],
  ratelimits: [
    { name: 'RATE_LIMIT', namespace_id: '1001', simple: { limit: 5, period: ratePeriodSeconds } },
  ],
  triggers: { crons: ['*/5 * * * *'] },
  observability: { enabled: true },
});

/** Configuration of a Worker that serves the site's files, and receives messages if it has a `contact`. */
export function wranglerConfig(name: string, contact?: ContactWorker): string {
  const config = {
    name,
    compatibility_date: '2026-10-01',
    ...(contact && withContact(name, contact)),
    assets: {
      directory: './cloudflare',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
      ...(contact && { binding: 'ASSETS', run_worker_first: [contactServicePath] }),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
