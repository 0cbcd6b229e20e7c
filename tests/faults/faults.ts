import type { Page } from '@playwright/test';

/** Console errors for files and modules that fail to load. */
export const missing = /Failed to load resource|Failed to fetch dynamically imported module/;

/** React 19's hydration errors, when the server markup was changed and it renders the island again. */
export const hydrationErrors = /Minified React error #(418|423|425)/;

/** Blocks requests that match a URL pattern, as extensions and proxies do. */
export async function refuse(page: Page, addresses: string): Promise<void> {
  await page.route(addresses, (route) => route.abort('blockedbyclient'));
}

/** Blocks storage and cookies, as a browser set to block all cookies does. */
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
 * Changes the DOM as in-page translators do: wraps every text node, including later ones, in an element.
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
