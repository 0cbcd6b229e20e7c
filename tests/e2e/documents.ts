import type { APIRequestContext, Page } from '@playwright/test';

/** Reads what tests check in a page's HTML, which is faster than opening the page. */
export async function readDocument(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...parsed.querySelectorAll(selector)];
    const read = (element: Element | undefined, name: string) => element?.getAttribute(name) ?? '';
    return {
      title: parsed.title,
      meta: Object.fromEntries(
        all('meta').map((meta) => [
          read(meta, 'name') || read(meta, 'property') || read(meta, 'http-equiv'),
          read(meta, 'content'),
        ]),
      ),
      canonical: read(all('link[rel=canonical]')[0], 'href'),
      alternates: all('link[rel=alternate][hreflang]').map((link) => read(link, 'hreflang')),
      landmarks: ['h1', 'body > header', 'main', 'body > footer'].map((part) => all(part).length),
      ids: all('[id]').map(({ id }) => id),
      /** Addresses of scripts, images, icons and social images, but not of pages. */
      files: all(
        'link:not([rel=alternate], [rel=canonical], [rel=expect]), img, script[src], astro-island',
      )
        .flatMap((element) =>
          ['href', 'src', 'component-url', 'renderer-url'].map((name) => read(element, name)),
        )
        .concat(all('meta[property="og:image"]').map((meta) => read(meta, 'content')))
        .filter(Boolean),
      links: all('a').map((link) => ({
        href: read(link, 'href'),
        target: read(link, 'target'),
        rel: read(link, 'rel'),
        hreflang: read(link, 'hreflang'),
      })),
    };
  }, html);
}
