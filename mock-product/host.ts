import type { SafeHtml } from './html.ts';

/** What every page may know about where it is served. */
export interface Host {
  /** Origin of the marketing site, no trailing slash. */
  siteOrigin: string;
  brandName: string;
  now: () => Date;
}

/** A page before it becomes a reply: the server adds headers, the layout adds the shell. */
export interface Page {
  status: 200 | 404;
  document: SafeHtml;
  /** Text of the page's one inline `<style>`, which its policy then allows by hash. */
  inlineStyle?: string;
  /** True when the marketing site may show the page in a frame. */
  isFrameable?: boolean;
}

/** Builds a page from the (untrusted) query. */
export type PageBuilder = (query: URLSearchParams, host: Host) => Page;

/** The calendar date at `instant` in an IANA time zone, as YYYY-MM-DD. */
export function dateIn(timeZone: string, instant: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return format.format(instant);
}
