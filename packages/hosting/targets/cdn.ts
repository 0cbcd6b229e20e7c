import { addressOf, siteAddresses } from '../addresses.ts';

/** Headers of every file, by its path in the site's folder; the not-found page is among them. */
export type SiteHeaders = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Limits of Cloudflare's `_headers`: it ignores further rules and longer lines. */
const maxRules = 100;
const maxLineLength = 2_000;

/**
 * The `_headers` file that Cloudflare and Netlify read. The rule `/*` has the headers that are the same for
 * every file, and each file has a rule with its other headers: if two rules set one header, Cloudflare joins
 * the values and Netlify takes the last one. No rule covers a folder, because it would also apply to missing
 * files, and browsers would cache a 404 for a year. Rules of hashed files come last; past the limit, these
 * files are revalidated like a page.
 * @throws {RangeError} when a line is too long, because Cloudflare would ignore it.
 */
export function cdnHeaders(headers: SiteHeaders): string {
  const all = [...headers.values()];
  const common = Object.entries(all[0] ?? {}).filter(([name, value]) =>
    all.every((each) => each[name] === value),
  );
  const names = new Set(common.map(([name]) => name));
  const isHashed = ([path]: readonly [string, unknown]) => Number(path.startsWith('/_astro/'));
  const rules = [...headers]
    .flatMap(([file, own]) => {
      const path = addressOf(file);
      const differing = Object.entries(own).filter(([name]) => !names.has(name));
      return path === null || differing.length === 0 ? [] : [[path, differing] as const];
    })
    .toSorted((a, b) => isHashed(a) - isHashed(b));
  const lines = [['/*', common] as const, ...rules]
    .slice(0, maxRules)
    .flatMap(([path, own]) => [path, ...own.map(([name, value]) => `  ${name}: ${value}`)]);
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong) {
    throw new RangeError(
      `Cloudflare ignores header lines of more than ${maxLineLength} characters; this one has ${tooLong.length}: ${tooLong}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The `_redirects` file that Cloudflare and Netlify read. */
export function cdnRedirects(headers: SiteHeaders): string {
  return [...siteAddresses(headers.keys())]
    .flatMap(([from, answer]) => ('location' in answer ? [`${from} ${answer.location} 308\n`] : []))
    .join('');
}
