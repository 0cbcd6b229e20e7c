import type { Page } from '@playwright/test';
import { content, landingSections, type Route, routes } from '../language.ts';
import { contactForm, fill, message } from '../e2e/contact/contact-form.ts';
import { category, searchCopy, searchField } from '../e2e/directory/directory.ts';
import { plansTab, resultsOf, otherPlan, someRate } from '../e2e/calculator/savings.ts';
import { hasSections } from '../e2e/sections.ts';
import { shownToast, words } from '../e2e/toasts.ts';
import { sharedWord, unknown, vendor } from '../e2e/directory/vendors.ts';

/** A state of a page after interaction. */
interface State {
  /** Gets the page there from the previous state. */
  reach: (page: Page, isPhone: boolean) => Promise<unknown>;
  /** The parts of the page that change, as selectors. */
  within: string[];
  /** Its colors were already checked while it was hidden; see `unlistedPairs`. */
  isOfKnownColors?: boolean;
}

const { calculator } = content.pages.home.savingsCalculator;
const { contact, login } = content.pages;

const menus: State = {
  reach: async (page, isPhone) => {
    if (isPhone) await page.getByRole('button', { name: content.site.menu }).tap();
    await page.getByRole('button', { name: content.site.company }).click();
  },
  within: ['header'],
};

/** Another tab of the showcase, and the next one of the tour and the testimonials, if any. */
const tabs = content.showcase.map(({ title }, index): [string, State] => [
  title,
  {
    reach: async (page) => {
      await page.locator('#showcase').getByRole('tab', { name: title }).click();
      await page.locator('#showcase').getByRole('tabpanel', { name: title }).waitFor();
      const step = content.tour[index];
      if (step) await page.locator('#demo').getByRole('tab', { name: step.title }).click();
      const next = page
        .locator('#testimonials')
        .getByRole('button', { name: content.pages.home.testimonials.carousel.next });
      if (index > 0 && content.testimonials[index]) await next.click();
    },
    within: (['showcase', 'demo', 'testimonials'] as const)
      .filter((id) => landingSections.includes(id))
      .map((id) => `#${id}`),
    isOfKnownColors: true,
  },
]);

const home: Record<string, State> = {
  'yearly prices, an open answer and the calculator once it runs': {
    reach: async (page) => {
      await page.getByRole('radio', { name: content.pages.home.pricing.yearly }).check();
      await page.locator('#faq summary').first().click();
      await page.getByLabel(calculator.nightlyRate.label).fill(String(someRate));
      await page
        .locator('output[name="otaCost"]')
        .getByText(resultsOf({ nightlyRate: someRate }).otaCost)
        .waitFor();
    },
    within: ['#pricing', '#faq', '#savings-calculator'],
  },
  'a loss in a year, all that folds open, a figure that cannot be used, one that was limited, and a toast':
    {
      reach: async (page) => {
        const section = page.locator('#savings-calculator');
        await section.getByLabel(calculator.plan.label).selectOption(otherPlan);
        await section.getByRole('switch', { name: calculator.yearlyView }).click();
        await page.getByText(content.pages.home.pricing.comparison.open, { exact: true }).click();
        await section.getByRole('tab', { name: plansTab }).click();
        await section.getByRole('tab', { name: calculator.assumptions.heading }).click();
        await section.getByText(calculator.chart.table).click();
        const typed = section.getByRole('textbox', { name: calculator.nightlyRate.typedLabel });
        await typed.fill('a lot');
        await typed.press('Enter');
        const count = section.getByRole('textbox', { name: calculator.propertyCount.typedLabel });
        await count.fill('9999');
        await count.press('Enter');
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: words.copyLink }).click();
        // It stays while hovered or focused.
        await page.keyboard.press('F8');
        await shownToast(page).waitFor();
      },
      within: ['#savings-calculator', '[aria-labelledby="plan-table"]', '[data-toasts]'],
    },
};

const directory: Record<string, State> = {
  'results of a search': {
    reach: (page) => searchField(page).fill(sharedWord().query),
    within: ['main'],
  },
  'a category, its menu open on a phone': {
    reach: async (page, isPhone) => {
      // Its name begins with the word; other buttons have it further on.
      const menu = page.getByRole('button', { name: new RegExp(`^${searchCopy.category}`) });
      if (isPhone) await menu.tap();
      await category(page, vendor.category).check({ force: true });
      if (isPhone) await menu.tap();
    },
    within: ['search'],
  },
  'nothing found': {
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await searchField(page).fill(unknown);
    },
    within: ['main'],
  },
  'the answer to a search for a booking site': {
    reach: (page) => searchField(page).fill(content.bookingSites[0]?.name ?? ''),
    within: ['main'],
  },
};

const messages: Record<string, State> = {
  'fields left empty, and an open answer': {
    reach: async (page) => {
      await page.getByRole('main').locator('summary').first().click();
      await page.getByRole('button', { name: contact.form.submit }).click();
      await contactForm(page).locator(':user-invalid').first().waitFor();
    },
    within: ['main'],
  },
  'the confirmation': {
    reach: async (page) => {
      await fill(page, message);
      await page.getByRole('button', { name: contact.form.submit }).click();
    },
    within: ['main'],
  },
};

const signIn: Record<string, State> = {
  'the password shown, and asked for': {
    reach: async (page) => {
      await page.getByRole('button', { name: login.showPassword }).click();
      await page.getByRole('button', { name: login.forgotPassword }).click();
    },
    within: ['main'],
  },
};

const reading: Record<string, State> = {
  'the contents open': {
    reach: async (page, isPhone) => {
      if (isPhone) await page.getByRole('main').locator('summary').tap();
    },
    within: ['main nav'],
  },
};

const states: Partial<Record<Route, Record<string, State>>> = {
  [routes.home]: {
    ...(hasSections('showcase', 'demo') && Object.fromEntries(tabs)),
    ...(hasSections('pricing', 'faq', 'savings-calculator') && home),
  },
  [routes.integrations]: directory,
  [routes.contact]: messages,
  [routes.login]: signIn,
  [routes.cookies]: reading,
  [routes.careers]: { 'the menus open': menus },
};

/** The states of a page after interaction, in the order of one visit. */
export function statesOf(path: string): [string, State][] {
  return Object.entries(states[path as Route] ?? {});
}
