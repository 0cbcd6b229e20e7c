import type { APIRequestContext, Page } from '@playwright/test';
import { allRoutes, unknownPath } from './site.ts';

/** Data from a page's markup, before any script has changed it. */
export interface PageMarkup {
  path: string;
  title: string;
  description: string | null;
  canonical: string | null;
  isNoindex: boolean;
  manifest: string | null;
  /** Metadata for link previews, by name: `og:title`. */
  social: Record<string, string>;
  /** Structured data for search engines. */
  structuredData: string[];
  ids: string[];
  links: { text: string; href: string; hreflang: string; target: string; rel: string }[];
}

/** Fetches every page and the not-found page, and reads their markup. */
export async function readMarkup(page: Page, request: APIRequestContext): Promise<PageMarkup[]> {
  const paths = [...allRoutes, unknownPath];
  const sources = await Promise.all(
    paths.map(async (path) => ({ path, html: await (await request.get(path)).text() })),
  );
  return page.evaluate(
    (pages) =>
      pages.map(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const attribute = (selector: string, name: string) =>
          parsed.querySelector(selector)?.getAttribute(name) ?? null;
        return {
          path,
          title: parsed.title,
          description: attribute('meta[name="description"]', 'content'),
          canonical: attribute('link[rel="canonical"]', 'href'),
          isNoindex: attribute('meta[name="robots"]', 'content') === 'noindex',
          manifest: attribute('link[rel="manifest"]', 'href'),
          social: Object.fromEntries(
            [...parsed.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')].map(
              (meta) => [
                meta.getAttribute('property') ?? meta.getAttribute('name'),
                meta.getAttribute('content'),
              ],
            ),
          ) as Record<string, string>,
          structuredData: [...parsed.querySelectorAll('script[type="application/ld+json"]')].map(
            ({ textContent }) => textContent,
          ),
          ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
          links: [...parsed.querySelectorAll('a')].map((link) => ({
            text: link.textContent.trim(),
            href: link.getAttribute('href') ?? '',
            hreflang: link.hreflang,
            target: link.target,
            rel: link.rel,
          })),
        };
      }),
    sources,
  );
}
