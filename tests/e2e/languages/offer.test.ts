import type { Page } from '@playwright/test';
import { localHref } from '../../../src/config/routes.ts';
import { contentIn } from '../../../src/content/content.ts';
import { content, language, languageCodes, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needLanguages } from './needs.ts';

needLanguages();

const other = languageCodes.find((code) => code !== language) ?? language;
const { language: otherLanguage, site } = contentIn(other);

const offerOn = (page: Page) => page.getByRole('region', { name: site.languageOffer.text });

test.describe('in a browser that prefers the other language', () => {
  test.use({ locale: otherLanguage.locale });

  test('a line offers that language, without a redirect, until it is closed', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page).toHaveURL(routes.home);
    await expect(offerOn(page)).toBeVisible();
    await expect(offerOn(page)).toHaveAttribute('lang', other);
    await offerOn(page).getByRole('button', { name: site.languageOffer.close }).click();
    await expect(offerOn(page)).toBeHidden();
    await page.goto(routes.about);
    await expect(page.getByRole('banner').getByRole('switch')).toBeVisible();
    await expect(offerOn(page)).toBeHidden();
  });

  test('a page whose text is only in English is not offered', async ({ page }) => {
    const isTranslated = [content, contentIn(other)].every(
      ({ legal }) => legal.termsOfService.textIn === undefined,
    );
    test.skip(isTranslated, 'The terms are translated.');
    await page.goto(routes.termsOfService);
    await expect(page.getByRole('banner').getByRole('switch')).toBeVisible();
    await expect(offerOn(page)).toHaveCount(0);
  });

  test('its link leads to the same page with the same query', async ({ page }) => {
    await page.goto(`${routes.integrations}?q=stripe`);
    await offerOn(page).getByRole('link').click();
    await expect(page).toHaveURL(localHref('/integrations?q=stripe', other));
    await page.goBack();
    await expect(offerOn(page)).toBeHidden();
  });
});

test.describe('in a browser that prefers the language of the page', () => {
  test.use({ locale: content.language.locale });

  test('nothing is offered', async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole('banner').getByRole('switch')).toBeVisible();
    await expect(offerOn(page)).toBeHidden();
  });

  test('nor is this language after the other one was chosen', async ({ page }) => {
    await page.goto(routes.about);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: otherLanguage.name, exact: true })
      .click();
    await expect(page).toHaveURL(localHref('/about', other));
    await expect(page.getByRole('banner').getByRole('switch')).toBeVisible();
    const offer = page.getByRole('region', { name: content.site.languageOffer.text });
    await expect(offer).toBeHidden();
  });
});
