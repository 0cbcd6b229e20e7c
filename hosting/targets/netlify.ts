import { notFoundPagesOfFolders } from '../addresses.ts';
import { headerRules, type SiteHeaders } from './header-rules.ts';

/**
 * Netlify's `_headers`. If several rules set a header, the last one applies. A rule cannot remove a
 * header, so files keep the policy of the not-found page, which has no effect on them.
 */
export function netlifyHeaders(headers: SiteHeaders): string {
  const lines = headerRules(headers).flatMap(({ path, headers: own }) => [
    path,
    ...Object.entries(own).flatMap(([name, value]) =>
      value === null ? [] : [`  ${name}: ${value}`],
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

/** Netlify's `_redirects`: unknown addresses of a language get the page in that language. */
export function netlifyRedirects(headers: SiteHeaders): string {
  return [...notFoundPagesOfFolders(headers.keys())]
    .map(([start, file]) => `${start}* /${file} 404\n`)
    .join('');
}
