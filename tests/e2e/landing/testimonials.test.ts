import type { Page } from '@playwright/test';
import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

const slides = content.testimonials;

async function open(page: Page) {
  await page.goto('/');
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  // The other slides are set aside once the carousel has started.
  await expect(section.locator('[aria-roledescription="slide"][inert]')).toHaveCount(2);
  await expect(previous(page)).toBeDisabled();
  return section;
}

const previous = (page: Page) => page.getByRole('button', { name: /^Previous/ });
const next = (page: Page) => page.getByRole('button', { name: /^Next/ });

async function expectShown(page: Page, index: number) {
  for (const [at, { content: quote }] of slides.entries()) {
    const words = page
      .locator('#testimonials [aria-roledescription="slide"]')
      .filter({ hasText: quote });
    if (at === index) await expect(words).toBeInViewport({ ratio: 0.9 });
    else await expect(words).not.toBeInViewport({ ratio: 0.1 });
  }
}

test('three slides have labelled stars, a quote, a name and a role, and are called samples; one claims 22%', async ({
  page,
}) => {
  const section = await open(page);
  await expect(section.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible();
  for (const { content: quote, author } of slides) {
    await expect(section.getByText(quote)).toHaveCount(1);
    await expect(section.getByText(author.name, { exact: true })).toHaveCount(1);
    await expect(section.getByText(author.role, { exact: true })).toHaveCount(1);
  }
  expect(slides.filter(({ content: quote }) => quote.includes('22%'))).toHaveLength(1);
  expect(slides.every(({ sample }) => sample)).toBe(true);
  await expect(section.getByText(content.pages.home.testimonials.sampleNote)).toBeVisible();
});

test(
  'the buttons lead through the slides and are disabled at the ends',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    await expectShown(page, 0);
    await next(page).click();
    await expectShown(page, 1);
    await expect(previous(page)).toBeEnabled();
    await next(page).click();
    await expectShown(page, 2);
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await expectShown(page, 1);
  },
);

test('the arrow keys lead through the slides while the section is in view', async ({ page }) => {
  await open(page);
  await next(page).hover();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 0);
});

test('the arrow keys belong to a field, a slider or a tab while one is in use', async ({
  page,
}) => {
  await open(page);
  const others = [
    page.locator('#get-started').getByRole('textbox'),
    page.locator('#savings-calculator').getByRole('slider').first(),
    page.locator('#showcase').getByRole('tab').first(),
  ];
  for (const control of others) {
    await control.focus();
    await page.keyboard.press('ArrowRight');
  }
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await expectShown(page, 0);
});

test('the slide that is shown is announced after a change, and not before', async ({ page }) => {
  const section = await open(page);
  const live = section.locator('[aria-live="polite"]');
  await expect(live).toHaveText('');
  await next(page).click();
  await expect(live).toContainText(slides[1]?.content ?? '');
});
