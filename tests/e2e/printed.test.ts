import { wcagLuminance } from 'culori';
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
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    expect(wcagLuminance(color), path).toBeLessThan(0.2);
  }
});
