import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that check colors. */
const onColor = ['color-contrast', 'link-in-text-block'];

/**
 * Finds axe violations on a page or in parts of it, one line each. Frames are skipped: they belong to other origins.
 */
async function findViolations(page: Page, within: string[], runOnly: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .exclude('iframe');
  for (const part of within) builder.include(part);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Finds axe violations in both themes (WCAG 2.2 AA and best practices). In the second theme, only the rules on color
 * run, because nothing else changes. The page stays in the second theme.
 */
export async function findViolationsInBothThemes(
  page: Page,
  ...within: string[]
): Promise<string[]> {
  const inOne = await findViolations(page, within, standards);
  await changeTheme(page);
  return [...inOne, ...(await findViolations(page, within, onColor))];
}

/** Switches the system's theme, and waits for color transitions to end. */
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
