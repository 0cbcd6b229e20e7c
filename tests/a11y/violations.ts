import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function found(builder: AxeBuilder): Promise<string[]> {
  const result = await builder.analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

function builderFor(page: Page, within: string | undefined): AxeBuilder {
  // Within this page alone: frames belong to other hosts, and asking them costs a second a page.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  return within === undefined ? builder : builder.include(within);
}

/** What axe finds wrong with a page or a part of it, one line each: WCAG 2.2 AA and good practice. */
export function violations(page: Page, within?: string): Promise<string[]> {
  return found(builderFor(page, within).withTags(standards));
}

/** What axe finds too faint in the dark theme; contrast is all that changes with the theme. */
export async function darkViolations(page: Page, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours on their way from one theme to the other are neither.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
  return found(builderFor(page, within).withRules('color-contrast'));
}
