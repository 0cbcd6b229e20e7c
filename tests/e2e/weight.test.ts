import { budgets } from '../../bench/budgets.ts';
import { expect, test } from './fixtures.ts';
import { toEnglishPath, everyPage, notFoundError, unknownPages } from './pages.ts';
import { weigh } from './weigh.ts';

test.use({ expectedErrors: notFoundError });

for (const path of [...everyPage, ...unknownPages]) {
  test(`${path} stays within its budget`, async ({ page }) => {
    const { list, ...weight } = await weigh(page, path);
    // Astro removes this attribute when an island hydrates.
    const islands = page.locator('astro-island:not([ssr])');
    // A page has the same budget in every language.
    const limits = {
      documentBytes: budgets.documentBytes(toEnglishPath(path)),
      styleBytes: budgets.styleBytes(toEnglishPath(path)),
      scriptBytes: budgets.scriptBytes({ hasIsland: (await islands.count()) > 0 }),
      fontBytes: budgets.fontBytes,
    };
    for (const [name, bytes] of Object.entries(weight))
      expect(bytes, `${name} of\n${list}`).toBeLessThanOrEqual(limits[name as keyof typeof limits]);
  });
}
