import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { fill, message } from '../e2e/contact/contact-form.ts';
import { category, searchCopy, searchField, shownNames } from '../e2e/directory/directory.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { labels, resultsOf, otherOta, otherPlan, rates } from '../e2e/calculator/savings.ts';
import { shownToast, words } from '../e2e/toasts.ts';
import { namesOf, other, vendor } from '../e2e/directory/vendors.ts';
import { hasStarted, island, type IslandName } from '../e2e/islands.ts';
import { hydrationErrors, translate } from './faults.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'showcase', 'savings-calculator', 'book-your-stay');

const { home, contact } = content.pages;

/** Uses each island of a page and checks the result. */
const uses: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  [routes.home]: {
    ProductTour: async (page) => {
      const part = island(page, 'ProductTour');
      for (const step of [2, 3]) {
        await part.getByRole('button', { name: home.demo.continue }).click();
        await expect(part.getByText(`${step} / ${content.tour.length}`)).toBeAttached();
      }
    },
    Showcase: async (page) => {
      const tab = island(page, 'Showcase').getByRole('tab').last();
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(island(page, 'Showcase').getByRole('tabpanel')).toHaveCount(1);
    },
    SavingsCalculator: async (page) => {
      const part = island(page, 'SavingsCalculator');
      const { assumptions } = home.savingsCalculator.calculator;
      const answer = part.locator('strong');
      const cost = part.locator('output[name="otaCost"]');
      const site = content.bookingSites.find(({ id }) => id === otherOta)?.name ?? '';
      await part.getByLabel(labels.plan.label).selectOption(otherPlan);
      const saved = resultsOf({ plan: otherPlan }).monthlySavings.replace('−', '');
      await expect(answer).toHaveText(`‹${saved}›`);
      await part.getByLabel(labels.ota.label).selectOption(otherOta);
      await expect(cost).toHaveText(`‹${resultsOf({ ota: otherOta }).otaCost}›`);
      await part.getByRole('tab').last().click();
      await part.locator('input[name="hasProcessing"]').click();
      await expect(part.locator('dt small')).toBeVisible();
      const stay = part.getByLabel(assumptions.stay);
      await stay.fill('all');
      await stay.blur();
      await expect(stay).toHaveAttribute('aria-invalid', 'true');
      await part.getByRole('button', { name: assumptions.reset }).click();
      await expect(part.locator('dt small')).toHaveCount(0);
      await part.getByRole('switch', { name: labels.yearlyView }).click();
      await expect(cost).toHaveText(`‹${resultsOf({ ota: otherOta }, true).otaCost}›`);
      await part.getByText(home.savingsCalculator.calculator.chart.table).click();
      await part.getByRole('slider', { name: labels.nightlyRate.label }).fill(String(rates.max));
      const most = resultsOf({ ota: otherOta, nightlyRate: rates.max }, true).otaCost;
      await expect(cost).toHaveText(`‹${most}›`);
      await part.getByRole('tab').first().click();
      await expect(part.getByRole('row', { name: site }).getByRole('cell').first()).toHaveText(
        `‹${most}›`,
      );
    },
    ...(content.testimonials.length > 1 && {
      Testimonials: async (page: Page) => {
        const part = island(page, 'Testimonials');
        await part.getByRole('button', { name: home.testimonials.carousel.next }).click();
        await expect(part.getByText(`2 / ${content.testimonials.length}`)).toBeVisible();
      },
    }),
    Toasts: async (page) => {
      await page.getByRole('button', { name: words.copyLink }).click();
      await expect(shownToast(page)).toContainText(words.linkCopied);
      await page.getByRole('button', { name: words.copyLink }).click();
      await expect(shownToast(page)).toContainText(words.linkCopied);
      await shownToast(page).getByRole('button', { name: words.close }).click();
      await expect(shownToast(page)).toBeHidden();
    },
  },
  [routes.integrations]: {
    IntegrationDirectory: async (page) => {
      await searchField(page).fill(vendor.query);
      await expect(shownNames(page)).toHaveText([`‹${vendor.name}›`]);
      await category(page, other.category).dispatchEvent('click');
      await expect(page.getByRole('heading', { name: vendor.query })).toBeVisible();
      await page.getByRole('button', { name: searchCopy.nothing.elsewhere }).click();
      await expect(shownNames(page)).toHaveText([`‹${vendor.name}›`]);
      await searchField(page).fill('');
      await category(page, other.category).dispatchEvent('click');
      await expect(shownNames(page)).toHaveText(
        namesOf(other.categoryId).map((name) => `‹${name}›`),
      );
    },
  },
  [routes.contact]: {
    ContactForm: async (page) => {
      for (const _ of [1, 2]) {
        await fill(page, message);
        await page.getByRole('button', { name: contact.form.submit }).click();
        await expect(
          page.getByRole('heading', { name: contact.form.success.heading }),
        ).toBeFocused();
        await page.getByRole('button', { name: contact.form.success.again }).click();
      }
    },
  },
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'], expectedErrors: hydrationErrors });

/** Hydrates every island of a page. */
async function startAll(page: Page, components: readonly string[]): Promise<void> {
  for (const component of components as IslandName[]) {
    await island(page, component).dispatchEvent('input');
    await hasStarted(island(page, component));
  }
}

for (const [route, islands] of Object.entries(uses)) {
  test(`${route} works when translated before its code has loaded`, async ({ page }) => {
    await page.goto(route);
    await translate(page);
    await startAll(page, Object.keys(islands));
    for (const use of Object.values(islands)) await use(page);
  });

  test(`${route} works when translated while in use`, async ({ page }) => {
    await page.goto(route);
    await startAll(page, Object.keys(islands));
    await translate(page);
    for (const use of Object.values(islands)) await use(page);
  });
}

test('attributes and elements added by extensions break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const element of [document.documentElement, document.body])
        element.setAttribute('data-extension', 'installed');
      document.body.prepend(document.createElement('extension-bar'));
      document.body.append(document.createElement('extension-overlay'));
      document.querySelector('main')?.prepend(document.createElement('extension-note'));
      for (const field of document.querySelectorAll('input, textarea'))
        field.setAttribute('data-gramm', 'false');
    });
  });
  for (const [route, islands] of Object.entries(uses)) {
    await page.goto(route);
    await startAll(page, Object.keys(islands));
  }
  await fill(page, message);
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByRole('heading', { name: contact.form.success.heading })).toBeFocused();
});
