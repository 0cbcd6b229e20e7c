import { expect, test } from './fixtures.ts';
import { waitTwoFrames } from './navigation/scroll.ts';

/** Runs in the page. @returns the width and height of a sentence, in pixels, in each of the two typefaces. */
function measureSentence(): number[] {
  return ['--font-text', '--font-display'].flatMap((family) => {
    const line = document.createElement('span');
    line.textContent = 'Guests book on your own page, and you see each stay on one calendar.';
    line.style.cssText = `position: absolute; white-space: nowrap; font: 40px var(${family})`;
    document.body.append(line);
    const { width, height } = line.getBoundingClientRect();
    line.remove();
    return [width, height];
  });
}

test('text in the fallback fonts is about as wide and as high as in the web fonts', async ({
  page,
}) => {
  const { promise: isMeasured, resolve: sendFonts } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isMeasured;
    await route.fallback();
  });
  // The fonts are preloaded, so the `load` event would wait for them.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await page.evaluate(measureSentence);
  sendFonts();
  await page.evaluate(() => document.fonts.ready);
  await waitTwoFrames(page);
  const after = await page.evaluate(measureSentence);
  for (const [index, size] of before.entries())
    expect(Math.abs(size / (after[index] ?? 0) - 1)).toBeLessThan(0.02);
});
