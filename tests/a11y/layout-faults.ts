import type { Page } from '@playwright/test';

/**
 * Finds layout faults, one line each: horizontal scrolling, text that overlaps other text, and text beyond the edge of
 * the page, of a card or pill, or of a container that clips it.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    /** Cards and pills. */
    const isBox = (element: Element) =>
      element.matches('li') ||
      (getComputedStyle(element).display !== 'inline' &&
        !getComputedStyle(element).backgroundColor.endsWith(', 0)'));
    /** Ignored: graphics (which have a text alternative), visually hidden text, and slides out of view. */
    const isAside = (element: Element) =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      element.closest('[role="img"], [inert], [aria-hidden="true"], option, iframe') ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Elements that cover the page by design. */
    const floats = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || floats(element.parentElement));

    const lines: { box: DOMRect; element: Element; text: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim().slice(0, 40);
      if (!text || !element || isAside(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (scrolls(around)) break;
        const edge =
          around === root ? { left: 0, right: root.clientWidth } : around.getBoundingClientRect();
        const isCut =
          (around === root || clips(around) || isBox(around)) &&
          boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1);
        if (isCut) faults.push(`"${text}" is beyond ${around.outerHTML.slice(0, 60)}`);
      }
      if (!floats(element)) for (const box of boxes) lines.push({ box, element, text });
    }

    // Lines of the same text may touch. Lines of different texts may overlap by a third of the smaller height.
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [index, { box, element, text }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const share = box.bottom - other.box.top;
        if (share <= 0) break;
        const isOver = other.box.left < box.right - 1 && other.box.right > box.left + 1;
        const least = Math.min(box.height, other.box.height);
        if (isOver && share > least / 3 && other.element !== element) {
          faults.push(`"${text}" and "${other.text}" overlap`);
        }
      }
    }
    return faults;
  });
}
