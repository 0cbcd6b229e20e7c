import type { Page } from '@playwright/test';
import { pairs, type Pair } from '../../src/styles/contrast-pairs.ts';
import { readPalette } from '../../src/styles/palette.ts';

const colorTokens = [...readPalette().keys()].filter((name) => name.startsWith('color-'));

/**
 * Text colors on backgrounds that the table of pairs does not list, in visible and hidden elements,
 * so no test measures their contrast. One line each.
 */
export function unlistedPairs(page: Page): Promise<string[]> {
  return page.evaluate(findUnlistedPairs, { colors: colorTokens, listed: pairs });
}

function findUnlistedPairs({ colors, listed }: { colors: string[]; listed: Pair[] }): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  const names = new Map<string, string[]>();
  for (const name of colors) {
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    names.set(color, [...(names.get(color) ?? []), name]);
  }
  probe.remove();

  const isOpaque = (color: string) => !color.includes('/') && color !== 'rgba(0, 0, 0, 0)';
  const groundOf = (element: Element | null): string => {
    if (!element) return 'nothing';
    const { backgroundColor } = getComputedStyle(element);
    return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  const isListed = (front: string, ground: string) =>
    listed.some(
      (pair) =>
        pair.least === 4.5 &&
        names.get(front)?.includes(pair.front) &&
        names.get(ground)?.includes(pair.ground),
    );
  const nameOf = (color: string) => names.get(color)?.join(' or ') ?? color;

  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const isText = texts.currentNode.textContent?.trim() && element instanceof HTMLElement;
    if (!isText || element.matches('script, style, noscript, template')) continue;
    const front = getComputedStyle(element).color;
    const ground = groundOf(element);
    if (isListed(front, ground)) continue;
    const where = element.textContent?.trim().slice(0, 40);
    found.add(`${nameOf(front)} on ${nameOf(ground)}, as in "${where}"`);
  }
  return [...found];
}
