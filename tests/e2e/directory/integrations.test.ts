import { content, routes } from '../../language.ts';
import { searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { unknown, vendor, inPageOrder } from './vendors.ts';

test.beforeEach(async ({ page }) => {
  await page.goto(routes.integrations);
});

test('the directory lists under each category all that belong there', async ({ page }) => {
  for (const { id, name: category } of content.integrationCategories) {
    const count = content.integrations.filter((entry) => entry.category === id).length;
    const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${category}`) });
    const section = page.getByRole('main').locator('section').filter({ has: heading });
    await expect(section).toHaveCount(Math.min(count, 1));
    await expect(section.locator('li')).toHaveCount(count);
    await expect(section.locator('li').getByRole('heading', { level: 3 })).toHaveCount(count);
    await expect(section.locator('li').filter({ hasText: category })).toHaveCount(count);
  }
});

test('each entry has a name, a sentence, its category and a picture', async ({ page }) => {
  const entries = page.getByRole('main').locator('section li');
  await expect(entries).toHaveCount(content.integrations.length);
  const texts = await entries.allInnerTexts();
  inPageOrder.forEach(({ name, description }, index) => {
    expect(texts[index]).toContain(name);
    expect(texts[index]).toContain(description);
  });
});

test('the list says that it is a sample as long as a vendor is one', async ({ page }) => {
  const { availabilityNote, sampleNote } = content.pages.integrations;
  const main = page.getByRole('main');
  await expect(main).toContainText(availabilityNote);
  await expect(main.getByText(sampleNote)).toBeVisible({
    visible: content.integrations.some(({ sample }) => sample),
  });
});

test('the icons of vendors are drawn', async ({ page }) => {
  const icons = page.getByRole('main').locator('section li svg use');
  const known = content.integrations.filter(({ logo }) => logo.icon);
  await expect(icons).toHaveCount(known.length);
  for (const icon of await icons.all()) {
    await expect
      .poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width))
      .toBeGreaterThan(5);
  }
});

test('Contact Us in the box on custom integrations scrolls to the footer', async ({ page }) => {
  const { custom } = content.pages.integrations;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: custom.heading })).toBeVisible();
  await main.getByRole('link', { name: custom.cta }).click();
  await expect(page).toHaveURL(`${routes.integrations}#contact`);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toBeInViewport();
  await expect(main).toContainText(custom.body);
});

test('the search reads a card by its parts, whatever else stands in it', async ({ page }) => {
  await page.route(`**${routes.integrations}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<h3[ >]/g, `<p>${unknown}</p>$&`);
    await route.fulfill({ response, body });
  });
  await page.goto(routes.integrations);
  await searchField(page).fill(unknown);
  await expect(shownNames(page)).toHaveCount(0);
  await searchField(page).fill(vendor.category);
  await expect(shownNames(page).filter({ hasText: vendor.name })).toBeVisible();
});
