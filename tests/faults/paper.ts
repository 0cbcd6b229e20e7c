import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** The text of each printed page, without its spaces: a PDF sets them anywhere. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map(withoutSpaces);
}

/** Those lists of texts that no one page holds together. */
export function splitTexts(pages: readonly string[], lists: readonly string[][]): string[][] {
  return lists.filter(
    (texts) => !pages.some((each) => texts.every((text) => each.includes(withoutSpaces(text)))),
  );
}

/**
 * Text that is pale on paper, one line each: browsers print no grounds, except where
 * `print-color-adjust: exact` asks for them.
 */
export function paleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const luminance = (color: string) => {
      context.fillStyle = '#fff';
      context.fillRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4),
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white';
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const isPrinted = printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isPrinted ? backgroundColor : groundOf(element.parentElement);
    };
    const pale = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, option, svg')) continue;
      const [dark = 0, light = 0] = [getComputedStyle(element).color, groundOf(element)]
        .map(luminance)
        .toSorted((a, b) => a - b);
      const contrast = (light + 0.05) / (dark + 0.05);
      if (contrast < 4.5) pale.add(`"${text.slice(0, 40)}": ${contrast.toFixed(1)}`);
    }
    return [...pale];
  });
}
