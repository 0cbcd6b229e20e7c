import { headerRules, type SiteHeaders } from './header-rules.ts';

/**
 * Netlify's `_headers`. Of the values that several rules give a header, the last one holds there. It
 * has no way to take a header away: files keep the policy of the not-found page, which means nothing
 * to them.
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
