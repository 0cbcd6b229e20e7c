import { loadContent } from '../../../src/content/content.ts';
import { fillTemplate } from '../../../src/shared/template.ts';
import { expect, test } from '../fixtures.ts';
import { categories, toQuery, shownNames, vendor } from './directory.ts';

test.use({ locale: 'en-US' });

const { pages } = loadContent();
const { subject } = pages.contact.form;

test('a visitor who finds a vendor can ask about it', async ({ page }) => {
  await page.goto('/integrations');
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill(vendor.name);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await page.getByRole('link', { name: `Ask us about ${vendor.name}`, exact: true }).click();
  await expect(page).toHaveURL(
    `/contact${toQuery({ subject: subject.integration, integration: vendor.name })}#message`,
  );
  await expect(page.getByLabel('Message')).toHaveValue(
    fillTemplate(pages.contact.form.integration, { integration: vendor.name }),
  );
  await expect(page.getByLabel('Subject')).toHaveValue(subject.integration);
  await expect(page.getByLabel('Subject')).toBeInViewport();
});

test('a link to a vendor or a category lands below the bar', async ({ page }) => {
  for (const hash of [vendor.id, `${categories.at(-1)?.id}`]) {
    await page.goto('about:blank');
    await page.goto(`/integrations#${hash}`);
    const bar = await page.getByRole('search').boundingBox();
    await expect
      .poll(async () => {
        const target = await page.locator(`#${hash}`).boundingBox();
        return Math.round((target?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(-1);
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
});
