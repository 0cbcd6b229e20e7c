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

/** Configuration of a Worker that only serves the site's files. */
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
