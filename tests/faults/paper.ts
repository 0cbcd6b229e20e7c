import type { Page } from '@playwright/test';
import { blend, wcagContrast } from 'culori';
import { extractText, getDocumentProxy } from 'unpdf';

const withoutSpaces = (text: string) => text.replaceAll(/\s+/g, '');

/** Text of each printed page without spaces, which a PDF may place anywhere. */
export async function printedPages(page: Page): Promise<string[]> {
  const file = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map(withoutSpaces);
}

/** Lists of texts that are split across printed pages. */
export function splitTexts(pages: readonly string[], lists: readonly string[][]): string[][] {
  return lists.filter(
    (texts) => !pages.some((each) => texts.every((text) => each.includes(withoutSpaces(text)))),
  );
}

/**
 * Text with too little contrast on paper, one line each. Browsers print no backgrounds, except with
 * `print-color-adjust: exact`.
 */
export async function paleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return 'white';
      const { backgroundColor, printColorAdjust } = getComputedStyle(element);
      const isPrinted = printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isPrinted ? backgroundColor : groundOf(element.parentElement);
    };
    const printed = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const element = nodes.currentNode.parentElement;
      const text = nodes.currentNode.textContent?.trim();
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('.visually-hidden, option, svg')) continue;
      printed.push({ text, color: getComputedStyle(element).color, ground: groundOf(element) });
    }
    return printed;
  });
  const pale = texts.flatMap(({ text, color, ground }) => {
    const contrast = wcagContrast(blend(['white', ground, color]), blend(['white', ground]));
    return contrast < 4.5 ? `"${text.slice(0, 40)}": ${contrast.toFixed(1)}` : [];
  });
  return [...new Set(pale)];
}
