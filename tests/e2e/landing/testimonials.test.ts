import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { delay, openSection } from '../islands.ts';

test.skip(loadContent().testimonials.length < 2, 'one testimonial is no carousel');

test(
  'the buttons and the arrow keys step through the quotes and stop at the ends, unless a field uses the keys',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await openSection(page, 'testimonials');
    const slides = section.locator('[aria-roledescription="slide"]');
    const shown = slides.filter({ visible: true });
    const count = await slides.count();
    const previous = section.getByRole('button', { name: 'Previous testimonial' });
    const next = section.getByRole('button', { name: 'Next testimonial' });
    await expect(previous).toBeDisabled();
    await expect(section.getByRole('img', { name: 'out of 5 stars' })).toHaveCount(1);
    for (let index = 1; index < count; index += 1) {
      await next.click();
      await expect(slides.nth(index)).toBeVisible();
      await expect(shown).toHaveCount(1);
    }
    await expect(next).toBeDisabled();
    for (let index = count - 2; index >= 0; index -= 1) {
      await previous.click();
      await expect(slides.nth(index)).toBeVisible();
    }
    await expect(previous).toBeDisabled();

    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(slides.first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Email address' }).focus();
    await page.keyboard.press('ArrowRight');
    await section.scrollIntoViewIfNeeded();
    await expect(previous).toBeDisabled();
  },
);

test('until the script has loaded, the buttons are disabled', async ({ page }) => {
  const letThrough = await delay(page, '**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.locator('#testimonials').getByRole('button', { name: 'Next testimonial' });
  await expect(next).toBeDisabled();
  letThrough();
  await expect(next).toBeEnabled();
});
