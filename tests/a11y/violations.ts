import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules among them that look at colors. */
const onColor = ['color-contrast', 'link-in-text-block'];

/** Runs axe within a page, which gets it once; frames belong to other hosts and are left out. */
async function found(page: Page, within: string[], runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // No rule among them looks at style sheets, which axe would otherwise read first.
  const options: RunOptions = {
    runOnly,
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  };
  const { violations: all } = await page.evaluate(
    ([parts, asked]) => axe.run(parts.length > 0 ? parts : document, asked),
    [within, options] as const,
  );
  return all.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** What axe finds wrong with a page or some parts of it: WCAG 2.2 AA and good practice, a line each. */
export function violations(page: Page, ...within: string[]): Promise<string[]> {
  return found(page, within, standards);
}

/**
 * The same in the theme that the page is in, and in the other one, which it is then left in, what
 * depends on color: nothing else changes with the theme.
 */
export async function violationsInBothThemes(page: Page, ...within: string[]): Promise<string[]> {
  const inOne = await violations(page, ...within);
  await changeTheme(page);
  return [...inOne, ...(await found(page, within, onColor))];
}

/** Changes the system's theme and waits until every color has arrived. */
async function changeTheme(page: Page): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
}
