import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

const { testimonials } = loadContent();

test.skip(testimonials.length < 2, 'one testimonial is no carousel');

const getSlides = (section: Locator) => section.locator('[aria-roledescription="slide"]');

async function openTestimonials(page: Page) {
  const section = await openSection(page, 'testimonials');
  await expect(section.locator('astro-island[ssr]')).toHaveCount(0);
  // The effect that listens for keys runs shortly after hydration.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
    for (let shown = 1; shown <= last; shown += 1) {
      await next.click();
      await expect(getSlides(section).nth(shown)).toBeVisible();
      await expect(getSlides(section).filter({ visible: true })).toHaveCount(1);
      await expect(section.locator('[aria-live="polite"]')).toContainText(`${shown + 1} of`);
    }
    await expect(next).toBeDisabled();
    for (let shown = last - 1; shown >= 0; shown -= 1) {
      await previous.click();
      await expect(getSlides(section).nth(shown)).toBeVisible();
    }
    await expect(previous).toBeDisabled();
  },
);

test('a figure in the row leads to its quote', { tag: '@phone' }, async ({ page }) => {
  const { section, last, previous, next } = await openTestimonials(page);
  const figure = `${testimonials.at(-1)?.figure.value}`;
  await section.getByRole('button', { name: figure }).last().click();
  await expect(getSlides(section).nth(last)).toBeVisible();
  await expect(section.locator('button[aria-current="true"]')).toContainText(figure);
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test('each slide has a text alternative for its stars', async ({ page }) => {
  const { section, last } = await openTestimonials(page);
  await expect(section.locator('[role=img][aria-label$="out of 5 stars"]')).toHaveCount(last + 1);
});

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

test('at an end, the focus stays where it is, unless its button is disabled', async ({ page }) => {
  const { section, last, previous, next } = await openTestimonials(page);
  const elsewhere = page.getByRole('banner').getByRole('link', { name: 'Integrations' });
  await elsewhere.focus();
  for (let shown = 1; shown <= last; shown += 1) await page.keyboard.press('ArrowRight');
  await expect(next).toBeDisabled();
  await expect(elsewhere).toBeFocused();
  await previous.focus();
  for (let shown = 1; shown <= last; shown += 1) await page.keyboard.press('Enter');
  await expect(previous).toBeDisabled();
  await expect(section.getByRole('group').first()).toBeFocused();
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(previous).toBeDisabled();
  await expect(next).toBeFocused();
});
