import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { openSection } from '../islands.ts';

const { testimonials } = loadContent();

test.skip(testimonials.length < 2, 'one testimonial is no carousel');

const getSlides = (section: Locator) => section.locator('[aria-roledescription="slide"]');

async function openTestimonials(page: Page) {
  const section = await openSection(page, 'testimonials');
  const last = (await getSlides(section).count()) - 1;
  const previous = section.getByRole('button', { name: 'Previous testimonial' });
  const next = section.getByRole('button', { name: 'Next testimonial' });
  return { section, last, previous, next };
}

test(
  'the buttons step through the quotes and stop at the ends',
  { tag: '@phone' },
  async ({ page }) => {
    const { section, last, previous, next } = await openTestimonials(page);
    await expect(previous).toBeDisabled();
    await expect(section.getByRole('img', { name: 'out of 5 stars' })).toHaveCount(1);
    for (let shown = 1; shown <= last; shown += 1) {
      await next.click();
      await expect(getSlides(section).nth(shown)).toBeVisible();
      await expect(getSlides(section).filter({ visible: true })).toHaveCount(1);
    }
    await expect(next).toBeDisabled();
    for (let shown = last - 1; shown >= 0; shown -= 1) {
      await previous.click();
      await expect(getSlides(section).nth(shown)).toBeVisible();
    }
    await expect(previous).toBeDisabled();
  },
);

test('the arrow keys step through the quotes, unless a field or a tab uses them', async ({
  page,
}) => {
  const { section, previous } = await openTestimonials(page);
  await page.keyboard.press('ArrowRight');
  await expect(getSlides(section).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(getSlides(section).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Email address' }).focus();
  await page.keyboard.press('ArrowRight');
  await section.scrollIntoViewIfNeeded();
  await expect(previous).toBeDisabled();
});

test('until the script has loaded, the buttons are disabled', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.locator('#testimonials').getByRole('button', { name: 'Next testimonial' });
  await expect(next).toBeDisabled();
  resolve();
  await expect(next).toBeEnabled();
});
