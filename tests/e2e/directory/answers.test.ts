import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { fillTemplate } from '../../../src/shared/template.ts';
import { expect, test } from '../fixtures.ts';
import { siteOrigin } from '../pages.ts';
import { toQuery, shownNames, vendor } from './directory.ts';

const { bookingSites, integrations, pages } = loadContent();
const contactForm = pages.contact.form;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });

test('a host who searches for a booking site learns how booking sites connect', async ({
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
});

test('a search without results offers a request and a way back', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill('🏝️');
  await expect(page.getByRole('heading', { name: 'Nothing found for “🏝️”' })).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
  await search(page).fill('zzz & <b>Co</b>');
  await expect(page.getByRole('status')).toHaveText(`0 of ${integrations.length} systems`);
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “zzz & <b>Co</b>”' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for zzz & <b>Co</b>' })).toHaveAttribute(
    'href',
    `${siteOrigin}/contact${toQuery({ subject: contactForm.subject.integration, integration: 'zzz & <b>Co</b>' })}#message`,
  );
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(shownNames(page)).toHaveCount(integrations.length);
  await expect(page.getByRole('status')).toBeFocused();
});

test('a visitor who finds a vendor can ask about it', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill(vendor.name);
  await expect(shownNames(page).first()).toHaveText(vendor.name);
  await page.getByRole('link', { name: `Ask us about ${vendor.name}`, exact: true }).click();
  await expect(page).toHaveURL(
    `/contact${toQuery({ subject: contactForm.subject.integration, integration: vendor.name })}#message`,
  );
  await expect(page.getByLabel('Message')).toHaveValue(
    fillTemplate(contactForm.integration, { integration: vendor.name }),
  );
  await expect(page.getByLabel('Subject')).toHaveValue(contactForm.subject.integration);
  await expect(page.getByLabel('Subject')).toBeInViewport();
});
