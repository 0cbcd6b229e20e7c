import { headerRules, redirects, type SiteHeaders } from './header-rules.ts';

/** Limits of Cloudflare's `_headers`: rules past the number and lines past the length are ignored. */
const mostRules = 100;
const longestLine = 2_000;

/**
 * Cloudflare's `_headers`. It joins the values of a header that several rules set, so that a rule
 * first drops (`!`) what `/*` gave. Files of `_astro` past the limit of rules go without: they are
 * then asked for again like a page, which is slower but not wrong.
 * @throws {RangeError} when a line is too long, as it would be left out.
 */
export function cloudflareHeaders(headers: SiteHeaders): string {
  const lines = headerRules(headers)
    .slice(0, mostRules)
    .flatMap(({ path, headers: own }) => [
      path,
      ...(path === '/*' ? [] : Object.keys(own).map((name) => `  ! ${name}`)),
      ...Object.entries(own).flatMap(([name, value]) =>
        value === null ? [] : [`  ${name}: ${value}`],
      ),
    ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new RangeError(
      `Cloudflare takes header lines of ${longestLine} characters; this has ${tooLong.length}: ${tooLong}`,
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

/** Configuration of a Worker that has nothing but the site's files. */
export function wranglerConfig(name: string): string {
  const config = {
    name,
    compatibility_date: '2026-10-01',
    assets: {
      directory: './cloudflare',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
