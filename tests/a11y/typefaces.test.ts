import type { Page } from '@playwright/test';
import { otherTypefaces } from '../../tools/typefaces/other-typefaces.fixture.ts';
import { routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { useTypefaces } from '../e2e/other-typefaces.ts';
import { enlargedFaults } from './enlarged-faults.ts';
import { layoutFaults } from './layout-faults.ts';

// Pages get other fonts and styles than the policy of the build allows.
test.use({ bypassCSP: true, deviceScaleFactor: 4 });

const doubledText = ':root { font-size: 200% !important; }';
const views = [
  { width: 320, height: 640, styles: doubledText },
  { width: 390, height: 844, styles: '' },
  { width: 768, height: 1024, styles: doubledText },
  { width: 1080, height: 800, styles: '' },
];

async function readWith(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

for (const [name, typefaces] of Object.entries(otherTypefaces)) {
  test.describe(`in ${name} typefaces`, () => {
    test.beforeEach(({ page }) => useTypefaces(page, typefaces));

    for (const route of [routes.home, routes.integrations]) {
      test(`nothing on ${route} is clipped, covered, broken or outside the window`, async ({
        page,
      }) => {
        await page.goto(route);
        await page.evaluate(() => document.fonts.ready);
        for (const { width, height, styles } of views) {
          await page.setViewportSize({ width, height });
          await readWith(page, styles);
          const faults = [...(await layoutFaults(page)), ...(await enlargedFaults(page))];
          expect.soft(faults, `${width} px${styles && ', its text twice as large'}`).toEqual([]);
        }
      });
    }
  });
}
