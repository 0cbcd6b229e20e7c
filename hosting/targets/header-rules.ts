import { isDeepStrictEqual } from 'node:util';
import { addressOf, notFoundPage, notFoundPagesOfFolders, siteAddresses } from '../addresses.ts';

/** Headers of every file, by its path in the site's folder; the not-found page is among them. */
export type SiteHeaders = ReadonlyMap<string, Readonly<Record<string, string>>>;

export interface HeaderRule {
  path: string;
  /** Headers that differ from those of `/*`; null for a header that only `/*` has. */
  headers: Record<string, string | null>;
}

const sortKey = ({ path }: HeaderRule) => Number(path.startsWith('/_astro/'));

/**
 * The rules of a `_headers` file. `/*` has the headers of the not-found page, which answers unknown
 * addresses; each file has a rule for the headers that differ. A rule for a whole folder would also
 * apply to missing files, and browsers would cache a 404 for a year.
 * @throws {RangeError} if the not-found page of a language would need other headers than `/*` has.
 */
export function headerRules(headers: SiteHeaders): HeaderRule[] {
  const common = headers.get(notFoundPage) ?? {};
  for (const file of notFoundPagesOfFolders(headers.keys()).values()) {
    if (isDeepStrictEqual(headers.get(file), common)) continue;
    throw new RangeError(`${file} needs the same headers as ${notFoundPage}.`);
  }
  const rules = [...headers].flatMap(([file, own]): HeaderRule[] => {
    const path = addressOf(file);
    if (path === null) return [];
    const names = [...new Set([...Object.keys(common), ...Object.keys(own)])];
    const differing = names.filter((name) => own[name] !== common[name]);
    if (differing.length === 0) return [];
    return [{ path, headers: Object.fromEntries(differing.map((n) => [n, own[n] ?? null])) }];
  });
  rules.sort((a, b) => sortKey(a) - sortKey(b));
  return [{ path: '/*', headers: { ...common } }, ...rules];
}

/** The redirects of a site, as pairs of addresses. */
export function redirects(headers: SiteHeaders): [from: string, to: string][] {
  return [...siteAddresses(headers.keys())].flatMap(([from, answer]): [string, string][] =>
    'location' in answer ? [[from, answer.location]] : [],
  );
}
