import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('showcase', 'savings-calculator', 'testimonials', 'get-started');

const slides = content.testimonials;
const { carousel, sampleNote } = content.pages.home.testimonials;
const slide = `[aria-roledescription="${carousel.slideRole}"]`;
const last = slides.length - 1;
/** Beside the first, if there is one. */
const second = Math.min(1, last);

test.skip(slides.length === 0, 'the section is left out');

async function open(page: Page) {
  await page.goto(routes.home);
  const section = page.locator('#testimonials');
  await section.scrollIntoViewIfNeeded();
  // The other slides are set aside once the carousel has started.
  await expect(section.locator(`${slide}[inert]`)).toHaveCount(last);
  await expect(previous(page)).toBeDisabled();
  return section;
}

const previous = (page: Page) => page.getByRole('button', { name: carousel.previous });
const next = (page: Page) => page.getByRole('button', { name: carousel.next });

async function expectShown(page: Page, index: number) {
  for (const [at, { content: quote }] of slides.entries()) {
    const words = page.locator(`#testimonials ${slide}`).filter({ hasText: quote });
    if (at === index) await expect(words).toBeInViewport({ ratio: 0.9 });
    else await expect(words).not.toBeInViewport({ ratio: 0.1 });
  }
}

test('each slide has labelled stars, a quote, a name and a role, and samples are called so', async ({
  page,
}) => {
  const section = await open(page);
  for (const { content: quote, author, rating } of slides) {
    const stars = fillTemplate(carousel.stars, { rating: String(rating), most: '5' });
    const own = section.locator(slide).filter({ hasText: quote });
    await expect(own.locator(`[role="img"][aria-label="${stars}"]`)).toBeVisible();
    await expect(section.getByText(quote)).toHaveCount(1);
    await expect(own.getByText(author.name, { exact: true })).toHaveCount(1);
    await expect(own.getByText(author.role, { exact: true })).toHaveCount(1);
  }
  const hasSample = slides.some(({ sample }) => sample);
  await expect(section.getByText(sampleNote)).toBeVisible({ visible: hasSample });
});

test(
  'the buttons lead through the slides and are disabled at the ends',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    await expectShown(page, 0);
    for (const before of slides.slice(1).keys()) {
      await next(page).click();
      await expectShown(page, before + 1);
      await expect(previous(page)).toBeEnabled();
    }
    await expect(next(page)).toBeDisabled();
    for (const before of slides.slice(1).keys().toArray().toReversed()) {
      await previous(page).click();
      await expectShown(page, before);
    }
    await expect(previous(page)).toBeDisabled();
  },
);

test('the arrow keys lead through the slides while the section is in view', async ({ page }) => {
  await open(page);
  await next(page).hover({ force: true });
  await page.keyboard.press('ArrowRight');
  await expectShown(page, second);
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
  test.skip(last === 0, 'one slide alone never changes');
  const section = await open(page);
  const live = section.locator('[aria-live="polite"]');
  await expect(live).toHaveText('');
  await next(page).click();
  await expect(live).toContainText(slides[1]?.content ?? '');
});
