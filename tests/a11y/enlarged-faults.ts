import type { Page } from '@playwright/test';

/** Minimum sizes for readable text lines and charts. */
const least = { lineEm: 5, chartPx: 200 };

/**
 * Layout faults caused by enlarged text, one line each: words broken in the middle,
 * columns too narrow to read, headings smaller than the text below them, controls that are cut off,
 * icons that are squeezed, choices that do not fit their field, charts too small to read.
 */
export function enlargedFaults(page: Page): Promise<string[]> {
  return page.evaluate(({ lineEm, chartPx }) => {
    const root = document.documentElement;
    const faults = new Set<string>();
    const range = document.createRange();
    const styleOf = (element: Element) => getComputedStyle(element);
    const sizeOf = (element: Element) => Number.parseFloat(styleOf(element).fontSize);
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [inert], iframe');
    const seen = <Type extends Element>(selector: string, within: ParentNode = document) =>
      [...within.querySelectorAll<Type>(selector)].filter(isSeen);
    const nameOf = (element: Element) =>
      `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const countLines = () =>
      new Set(
        [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top)),
      ).size;

    // A word may break after a hyphen or a slash; an address has no good place to break.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || !parentElement || !isSeen(parentElement)) continue;
      if (parentElement.closest('option, svg')) continue;
      let end = 0;
      for (const word of data.split(/([\s\-–—/\u00AD]+)/)) {
        range.setStart(texts.currentNode, end);
        range.setEnd(texts.currentNode, (end += word.length));
        const isWord = /\w/.test(word) && !/[@?]|[.:]\w/.test(word);
        if (isWord && countLines() > 1) faults.add(`"${word}" is broken in the middle`);
      }
    }

    for (const text of seen('p, li, dd, dt, h3, h4, figcaption, summary, label')) {
      if (text.querySelector('p, ul, ol, div, input, svg')) continue;
      range.selectNodeContents(text);
      const em = widthOf(text) / Math.min(sizeOf(text), sizeOf(document.body));
      if (em < lineEm && countLines() > 3)
        faults.add(`${nameOf(text)} is ${em.toFixed(1)} em wide`);
    }

    // A label may be slightly smaller than its content, and a statement in the heading font larger.
    const [title] = seen('h1');
    for (const heading of seen('h1, h2, h3, h4, th[scope="col"]')) {
      const block = heading.closest('section, article, aside, nav, li, table, main');
      const body = seen('p, li, dd, td', block ?? document).find(
        (text) =>
          text.textContent.trim() &&
          heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (!body || !title || styleOf(body).fontFamily === styleOf(title).fontFamily) continue;
      if (sizeOf(heading) < 0.8 * sizeOf(body))
        faults.add(`${nameOf(heading)} is smaller than ${nameOf(body)}`);
    }

    for (const control of seen('a, button, input, select, textarea, summary, [tabindex="0"]')) {
      const { left, right } = control.getBoundingClientRect();
      for (let box: Element | null = control.parentElement; box; box = box.parentElement) {
        const { overflowX, contain } = styleOf(box);
        if (box !== root && /auto|scroll/.test(overflowX)) break;
        if (box !== root && !/hidden|clip/.test(overflowX) && !/content|paint/.test(contain))
          continue;
        const edge =
          box === root ? { left: 0, right: root.clientWidth } : box.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1)
          faults.add(`${nameOf(control)} is cut off`);
      }
    }

    for (const select of seen<HTMLSelectElement>('select')) {
      const context = document.createElement('canvas').getContext('2d');
      const { font, paddingLeft, paddingRight, textWrapMode } = styleOf(select);
      if (!context) continue;
      context.font = font;
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const chosen = select.selectedOptions[0]?.text ?? '';
      const parts = textWrapMode === 'wrap' ? chosen.split(' ') : [chosen];
      if (parts.some((part) => context.measureText(part).width > room + 1))
        faults.add(`the choice "${chosen}" is cut off`);
    }

    // An icon as wide as the font size, or as a normal icon, is not squeezed.
    for (const icon of seen('svg[width$="rem"]')) {
      const asked = Number.parseFloat(icon.getAttribute('width') ?? '') * sizeOf(root);
      if (widthOf(icon) < Math.min(asked, 16)) faults.add(`${nameOf(icon)} is squeezed`);
    }
    for (const chart of seen('svg[role="img"]')) {
      if (chart.querySelector('text') && widthOf(chart) < chartPx)
        faults.add(`${nameOf(chart)} is ${Math.round(widthOf(chart))} px wide`);
    }
    return [...faults];
  }, least);
}
