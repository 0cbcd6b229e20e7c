import { content, routes } from '../../language.ts';
import { money } from '../money.ts';
import { expect, test } from '../fixtures.ts';
import { resultsOf } from '../calculator/savings.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'savings-calculator', 'book-your-stay', 'faq');

test.use({ javaScriptEnabled: false });

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home);
});

test('all steps, tabs, quotes and questions can be read', { tag: '@phone' }, async ({ page }) => {
  for (const { title, description, image } of [...content.tour, ...content.showcase]) {
    const panel = page.getByRole('tabpanel', { name: title, exact: true });
    await expect(panel).toContainText(description);
    await expect(panel.getByRole('img', { name: image.alt })).toBeVisible();
  }
  for (const { content: quote, author } of content.testimonials) {
    const { slideRole } = content.pages.home.testimonials.carousel;
    const slide = page
      .locator(`#testimonials [aria-roledescription="${slideRole}"]`)
      .filter({ hasText: quote });
    await expect(slide.getByText(quote)).toBeVisible();
    await expect(slide.getByText(author.name, { exact: true })).toBeVisible();
  }
  for (const { id, question, answer } of content.faq) {
    const entry = page.locator(`details#${id}`);
    await entry.getByText(question).click();
    await expect(entry.getByText(answer)).toBeVisible();
  }
});

test('controls that need a script are not shown', { tag: '@phone' }, async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  const { previous, next } = content.pages.home.testimonials.carousel;
  for (const name of [previous, next, content.site.scrollToTop]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('the pricing switch works', async ({ page }) => {
  const price = content.plans.find(({ price: priced }) => priced)?.price;
  await page.getByRole('radio', { name: content.pages.home.pricing.yearly }).check();
  const pricing = page.locator('#pricing');
  await expect(pricing.getByText(money(price?.yearly ?? 0), { exact: true })).toBeVisible();
  await expect(pricing.getByText(money(price?.monthly ?? 0), { exact: true })).toBeHidden();
});

test('the calculator shows the result for its default inputs', async ({ page }) => {
  for (const [name, figure] of Object.entries(resultsOf())) {
    const output = page.locator(`#savings-calculator output[name="${name}"]`);
    await expect(output).toHaveText(figure);
  }
  // The tables and sources use the width of the page, without their tabs.
  const section = page.locator('#savings-calculator');
  for (const panel of await section.getByRole('tabpanel').all()) {
    const [form, box] = [await section.locator('form').boundingBox(), await panel.boundingBox()];
    expect(box?.width).toBe(form?.width);
  }
});

test('the booking widget is in the page, with a plain link beside it', async ({ page }) => {
  const section = page.locator('#book-your-stay');
  await expect(section.locator('iframe')).toHaveAttribute('src', /\/widget\/booking\?propertyid=/);
  await expect(
    section.getByRole('link', { name: content.pages.home.bookYourStay.openWidget }),
  ).toBeVisible();
});
