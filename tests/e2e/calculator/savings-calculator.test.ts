import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { daysPerMonth } from '../../../src/features/calculator/rules/savings.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { money } from '../money.ts';
import { holdScripts } from '../requests.ts';
import { answerOf, resultsOf, paidPlans, nextRate, otherRate, someRate, rates } from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { calculator } = content.pages.home.savingsCalculator;

async function expectResults(page: Page, results: ReturnType<typeof resultsOf>) {
  for (const [name, figure] of Object.entries(results)) {
    await expect(page.locator(`output[name="${name}"]`)).toHaveText(figure);
  }
}

async function open(page: Page) {
  await page.goto(routes.home);
  await page.locator('#savings-calculator').scrollIntoViewIfNeeded();
  return page.locator('#savings-calculator');
}

test('the page contains the default result, and every platform and plan matches the formula', async ({
  page,
}) => {
  await page.goto(routes.home);
  await expectResults(page, resultsOf());
  const section = page.locator('#savings-calculator');
  for (const { id: plan } of paidPlans) {
    await section.getByLabel(calculator.plan.label).selectOption(plan);
    for (const { id: ota } of content.bookingSites) {
      await section.getByLabel(calculator.ota.label).selectOption(ota);
      await expectResults(page, resultsOf({ ota, plan }));
    }
  }
});

test(
  'a loss is said in words, with a true minus sign in the figures',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await open(page);
    // So low that no plan pays off.
    await section
      .getByRole('slider', { name: calculator.nightlyRate.label })
      .fill(String(rates.min));
    await section.getByRole('slider', { name: calculator.occupancyPercent.label }).fill('10');
    const results = resultsOf({ nightlyRate: rates.min, occupancyPercent: 10 });
    expect(results.monthlySavings).toMatch(/^−/);
    await expectResults(page, results);
    const words = answerOf({ nightlyRate: rates.min, occupancyPercent: 10 });
    await expect(section.getByText(words).first()).toBeVisible();
  },
);

test('arrow keys move a slider by one step and stop at its limits', async ({ page }) => {
  const section = await open(page);
  const rate = section.getByRole('slider', { name: calculator.nightlyRate.label });
  await rate.focus();
  await page.keyboard.press('ArrowRight');
  await expectResults(page, resultsOf({ nightlyRate: nextRate }));
  await page.keyboard.press('Home');
  await expectResults(page, resultsOf({ nightlyRate: rates.min }));
  await page.keyboard.press('End');
  await expectResults(page, resultsOf({ nightlyRate: rates.max }));
  const occupancy = section.getByRole('slider', { name: calculator.occupancyPercent.label });
  await occupancy.fill('85');
  const count = section.getByRole('slider', { name: calculator.propertyCount.label });
  await count.fill('12');
  await expectResults(
    page,
    resultsOf({ nightlyRate: rates.max, occupancyPercent: 85, propertyCount: 12 }),
  );
});

test('the yearly view shows yearly costs and still shows both savings', async ({ page }) => {
  const section = await open(page);
  await section.getByRole('switch', { name: calculator.yearlyView }).click();
  await expectResults(page, resultsOf({}, true));
  await section.getByRole('switch', { name: calculator.yearlyView }).click();
  await expectResults(page, resultsOf());
});

test(
  'an amount can be typed; what cannot be used is explained and changes nothing',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await open(page);
    const typed = section.getByRole('textbox', { name: calculator.nightlyRate.typedLabel });
    await typed.fill(String(otherRate));
    await typed.blur();
    await expectResults(page, resultsOf({ nightlyRate: otherRate }));
    await expect(section.getByRole('slider', { name: calculator.nightlyRate.label })).toHaveValue(
      String(otherRate),
    );
    const unreadable = fillTemplate(calculator.nightlyRate.messages.unreadable, {
      min: money(rates.min),
      max: money(rates.max),
      current: money(otherRate),
    });
    for (const nonsense of ['', '1e9', '-150', 'two hundred', '<b>1</b>']) {
      await typed.fill(nonsense);
      await typed.press('Enter');
      await expect(typed).toHaveValue(nonsense);
      await expect(typed).toHaveAttribute('aria-invalid', 'true');
      await expect(typed).toHaveAccessibleDescription(unreadable);
      await expectResults(page, resultsOf({ nightlyRate: otherRate }));
    }
    await typed.fill(String(someRate));
    await typed.blur();
    await expect(typed).toHaveAttribute('aria-invalid', 'false');
    await expectResults(page, resultsOf({ nightlyRate: someRate }));
  },
);

test('a slider moved before the code has loaded keeps its value', async ({ page }) => {
  const letThrough = await holdScripts(page);
  const section = await open(page);
  const rate = section.getByRole('slider', { name: calculator.nightlyRate.label });
  await rate.fill(String(otherRate));
  letThrough();
  await expectResults(page, resultsOf({ nightlyRate: otherRate }));
  await expect(rate).toHaveValue(String(otherRate));
});

test('the result is announced when a drag ends, not during it', async ({ page }) => {
  const section = await open(page);
  const live = section.locator('[aria-live="polite"]');
  await expect(live).toHaveText('');
  await live.evaluate((element) => {
    const said: (string | null)[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const rate = section.getByRole('slider', { name: calculator.nightlyRate.label });
  // In one call: with separate commands, a busy machine could pause long enough to end the drag.
  const dragged = [rates.min, rates.max, rates.default, nextRate, someRate].map(String);
  await rate.evaluate(async (slider: HTMLInputElement, values) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const value of values) {
      set?.call(slider, value);
      slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, dragged);
  const { monthlySavings } = resultsOf({ nightlyRate: someRate });
  await expect(live).toContainText(monthlySavings.replace('−', ''));
  const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  expect(said.filter(Boolean)).toHaveLength(1);
});

test('the button opens sign-up in a new tab, and the result is labeled an estimate', async ({
  page,
}) => {
  const section = await open(page);
  const trial = section.getByRole('link', {
    name: content.pages.home.savingsCalculator.startTrial,
  });
  await expect(trial).toHaveAttribute('href', /\/auth$/);
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(section.getByText(calculator.footnote)).toBeVisible();
  await expect(
    section.getByText(fillTemplate(calculator.disclaimer, { days: String(daysPerMonth) })),
  ).toBeVisible();
});
