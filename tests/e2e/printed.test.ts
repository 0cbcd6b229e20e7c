import { expect, test } from './fixtures.ts';
import { englishPages } from './pages.ts';

test('a page printed from the dark theme contains all its text, dark on white', async ({
  page,
}) => {
  for (const path of englishPages) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(path);
    // Controls and tables of contents are not printed.
    await page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td')
      .filter({ visible: true })
      .and(
        page.locator(
          ':not(.needs-script, .needs-script *, .not-printed *, nav *, fieldset *, [aria-hidden])',
        ),
      )
      .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('data-said', '')));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const lost = await page
      .locator('[data-said]')
      .evaluateAll((parts) =>
        parts.filter((part) => !part.checkVisibility()).map((part) => part.textContent),
      );
    expect(lost, path).toEqual([]);
    const heading = page.getByRole('heading', { level: 1 });
    const lightness = await heading.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0);
    });
    expect(lightness, path).toBeLessThan(384);
  }
});
