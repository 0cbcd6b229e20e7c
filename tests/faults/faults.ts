import type { Locator, Page } from '@playwright/test';
import { content } from '../../src/content/content.ts';

/** What a browser's console says of files and code that do not come. */
export const missing = /Failed to load resource|Failed to fetch dynamically imported module/;

/** What React says of an island that it has drawn anew, as somebody has changed what was delivered. */
export const hydrationErrors = /Minified React error #(418|423|425)/;

/** The button that loads the page anew, where a part of it could not be had. */
export function reloadButton(page: Page): Locator {
  return page.getByRole('button', { name: content.site.reload.button });
}

/** Blocks what is asked for by such addresses, as extensions, proxies and broken lines do. */
export async function refuse(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) => route.abort('blockedbyclient'));
}

/** Puts a new version of the site in place of the one that the page is of: its code is gone. */
export async function release(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isOld = false;
  });
  await page.route('**/_astro/*.js', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
}

/** Refuses storage and cookies, as browsers do that are told to block cookies. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, area, { get });
    Object.defineProperty(Document.prototype, 'cookie', { get, set: get });
  });
}

/**
 * Rewrites a page as translators do that work within it: every text, those that come later as well,
 * makes room for another one in an element of its own.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = 'script, style, textarea, translated-text';
    const rewrite = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
        const translated = document.createElement('translated-text');
        translated.append(`‹${text.data}›`);
        text.replaceWith(translated);
      }
    };
    rewrite(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes]) if (node.isConnected) rewrite(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
