import { loadContent } from '../../../src/content/content.ts';
import { fillTemplate } from '../../../src/shared/template.ts';
import { expect, test } from '../fixtures.ts';
import { search, toQuery, shownNames, vendor } from './directory.ts';

const { bookingSites, integrations, pages } = loadContent();
const contactForm = pages.contact.form;

test('a search for a booking site says how booking sites connect; one without results offers a way back', async ({
  page,
}) => {
  await page.goto('/integrations');
  const answer = page.getByRole('heading', { name: pages.integrations.connected.heading });
  await search(page).fill(`${vendor.name}`);
  await expect(answer).toBeHidden();
  await search(page).fill(`${bookingSites[0]?.name}`);
  await expect(answer).toBeInViewport();
  await expect(page.getByText('Nothing found')).toBeHidden();
  await expect(
    page.getByRole('link', { name: pages.integrations.search.bookingSites.explain }),
  ).toHaveAttribute('href', `/#${pages.integrations.search.bookingSites.question}`);

  await search(page).fill('🏝️');
  await expect(page.getByRole('heading', { name: 'Nothing found for “🏝️”' })).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
  await search(page).fill('zzz & <b>Co</b>');
  await expect(page.getByRole('status')).toHaveText(`0 of ${integrations.length} systems`);
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “zzz & <b>Co</b>”' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(shownNames(page)).toHaveCount(integrations.length);
  await expect(page.getByRole('status')).toBeFocused();
});

test('a visitor who finds a vendor, or finds nothing, can ask about it', async ({ page }) => {
  const { subject } = contactForm;
  for (const [typed, link] of [
    [vendor.name, `Ask us about ${vendor.name}`],
    ['zzz & <b>Co</b>', 'Ask for zzz & <b>Co</b>'],
  ] as const) {
    await page.goto('/integrations');
    await search(page).fill(typed);
    await page.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(
      `/contact${toQuery({ subject: subject.integration, integration: typed })}#message`,
    );
    await expect(page.getByLabel('Message')).toHaveValue(
      fillTemplate(contactForm.integration, { integration: typed }),
    );
    await expect(page.getByLabel('Subject')).toHaveValue(subject.integration);
    await expect(page.getByLabel('Subject')).toBeInViewport();
  }
  await page.goto('/contact?subject=None%20of%20these');
  await expect(page.getByLabel('Subject')).toHaveValue('');
  await expect(page.getByLabel('Subject').locator('option')).toHaveCount(
    subject.options.length + 1,
  );
});
