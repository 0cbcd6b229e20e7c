import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that check colors. */
const onColor = ['color-contrast', 'link-in-text-block'];

/** Runs axe in a page, injecting it once. Frames are skipped, since they belong to other origins. */
async function found(page: Page, within: string[], runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // None of these rules needs stylesheets, so axe doesn't have to load them.
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

/** Axe violations of a page or parts of it (WCAG 2.2 AA and best practices), one line each. */
function violations(page: Page, ...within: string[]): Promise<string[]> {
  return found(page, within, standards);
}

/**
 * Axe violations in both themes. In the second theme only color rules run, since nothing else
 * changes. The page stays in the second theme.
 */
export async function violationsInBothThemes(page: Page, ...within: string[]): Promise<string[]> {
  const inOne = await violations(page, ...within);
  await changeTheme(page);
  return [...inOne, ...(await found(page, within, onColor))];
}

/** Switches the system's theme and waits until color transitions end. */
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
