import { expect, test } from '../e2e/fixtures.ts';
import { everyPage, notFoundError, unknownPages } from '../e2e/pages.ts';
import { findLayoutFaults } from './layout-faults.ts';

const doubledText = ':root { font-size: 200% !important; }';
/** Text spacing from WCAG 1.4.12. */
const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Window sizes in CSS pixels, with a user's styles. The first is 1280 × 1024 at 400% zoom. */
const views = [
  { width: 320, height: 256, styles: '' },
  { width: 320, height: 640, styles: doubledText },
  { width: 320, height: 640, styles: spacedText },
  { width: 768, height: 1024, styles: doubledText },
  { width: 1280, height: 800, styles: doubledText },
  { width: 390, height: 844, styles: '' },
  { width: 1280, height: 800, styles: '' },
];

test.use({ expectedErrors: notFoundError });

for (const path of [...everyPage, ...unknownPages]) {
  test(`no text on ${path} is clipped, overlaps or leaves the window at any zoom`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const { width, height, styles } of views) {
      await page.setViewportSize({ width, height });
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, styles);
      expect.soft(await findLayoutFaults(page), `${width} px ${styles}`).toEqual([]);
    }
  });
}
