import { addressOf, notFoundPage, siteAddresses } from '../addresses.ts';

/** Headers of every file, by its path in the site's folder; the not-found page is among them. */
export type SiteHeaders = ReadonlyMap<string, Readonly<Record<string, string>>>;

export interface HeaderRule {
  path: string;
  /** What this path has not in common with `/*`; null where it lacks a header that `/*` has. */
  headers: Record<string, string | null>;
}

const importance = ({ path }: HeaderRule) => Number(path.startsWith('/_astro/'));

/**
 * The rules of a `_headers` file. `/*` has the headers of the not-found page, which answers where no
 * file does; each file then has a rule for what differs. Not one rule for a folder: it would hold for
 * missing files too, and a 404 that browsers keep for a year outlives the mistake that caused it.
 */
export function headerRules(headers: SiteHeaders): HeaderRule[] {
  const common = headers.get(notFoundPage) ?? {};
  const rules = [...headers].flatMap(([file, own]): HeaderRule[] => {
    const path = addressOf(file);
    if (path === null) return [];
    const names = [...new Set([...Object.keys(common), ...Object.keys(own)])];
    const differing = names.filter((name) => own[name] !== common[name]);
    if (differing.length === 0) return [];
    return [{ path, headers: Object.fromEntries(differing.map((n) => [n, own[n] ?? null])) }];
  });
  rules.sort((a, b) => importance(a) - importance(b));
  return [{ path: '/*', headers: { ...common } }, ...rules];
}

/** The redirects of a site, as pairs of addresses. */
export function redirects(headers: SiteHeaders): [from: string, to: string][] {
  return [...siteAddresses(headers.keys())].flatMap(([from, answer]): [string, string][] =>
    'location' in answer ? [[from, answer.location]] : [],
  );
}
