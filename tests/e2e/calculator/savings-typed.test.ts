import type { Locator, Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { money } from '../money.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { hasStarted, island } from '../islands.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import {
  answerOf,
  labels,
  openCalculator,
  rates,
  resultsOf,
  someRate,
  typedRate,
} from './savings.ts';
import { shownToast } from '../toasts.ts';
import { firstOfFooter } from '../site.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { share } = content.pages.home.savingsCalculator.calculator;
const { min, max, default: start } = rates;
/** While it is typed, the number is within the limits before it is above them. */
const tooHigh = String(max * 10);
/** A sign that the site's currency does not have. */
const otherSign = content.terms.currency === 'EUR' ? '£' : '€';
const limits = { min: money(min), max: money(max) };
const limited = fillTemplate(labels.nightlyRate.messages.limited, {
  ...limits,
  current: money(max),
});

/** Opens the calculator and waits until its code runs. */
async function openRunning(page: Page): Promise<Locator> {
  const section = await openCalculator(page);
  const slider = section.getByRole('slider', { name: labels.nightlyRate.label });
  await slider.fill(String(max));
  await expect(page).toHaveURL(`${routes.home}?rate=${max}`);
  await slider.fill(String(start));
  await expect(page).toHaveURL(routes.home);
  return section;
}

const field = (section: Locator) =>
  section.getByRole('textbox', { name: labels.nightlyRate.typedLabel });
const cost = (section: Locator) => section.locator('output[name="otaCost"]');
const copied = (section: Locator) => section.page().evaluate(() => navigator.clipboard.readText());

test('a partly typed number has no effect, however slowly it is typed', async ({ page }) => {
  await page.clock.install();
  const section = await openRunning(page);
  const rate = field(section);
  const slider = section.getByRole('slider', { name: labels.nightlyRate.label });
  await rate.fill('');
  for (const digit of tooHigh) {
    await rate.press(digit);
    await page.clock.runFor(5000);
    await expect(rate).toHaveAttribute('aria-invalid', 'false');
    await expect(rate).toHaveAccessibleDescription('');
    await expect(slider).toHaveValue(String(start));
    await expect(cost(section)).toHaveText(resultsOf().otaCost);
    await expect(page).toHaveURL(routes.home);
  }
  await rate.press('Enter');
  await page.clock.runFor(5000);
  await expect(rate).toHaveValue(String(max));
  await expect(rate).toHaveAttribute('aria-invalid', 'false');
  await expect(rate).toHaveAccessibleDescription(limited);
  await expect(slider).toHaveValue(String(max));
  await expect(cost(section)).toHaveText(resultsOf({ nightlyRate: max }).otaCost);
  await expect(page).toHaveURL(`${routes.home}?rate=${max}`);
});

test(
  'leaving the field counts what was typed and announces it with the result',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await openCalculator(page);
    await field(section).fill(tooHigh);
    await field(section).press('Tab');
    await expect(section.getByText(limited).first()).toBeVisible();
    const live = section.locator('[aria-live="polite"]');
    await expect(live).toContainText(limited);
    await expect(live).toContainText(answerOf({ nightlyRate: max }));
    // Announced once; the next announcement is the next result.
    await section.getByRole('switch', { name: labels.yearlyView }).click();
    await expect(live).toContainText(answerOf({ nightlyRate: max }, true));
    await expect(live).not.toContainText(limited);
    await expect(section.getByText(limited)).toBeVisible();
  },
);

test('switching to another window does not commit the typed number', async ({ page }) => {
  const section = await openRunning(page);
  const rate = field(section);
  await rate.fill(String(someRate).slice(0, -1));
  await rate.evaluate((input) => {
    // As in browsers: the field gets a blur event but stays the document's active element.
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  await rate.pressSequentially(String(someRate).slice(-1));
  await expect(rate).toHaveValue(String(someRate));
  await rate.press('Enter');
  await expect(cost(section)).toHaveText(resultsOf({ nightlyRate: someRate }).otaCost);
});

test('an amount in another currency is rejected', async ({ page }) => {
  const section = await openCalculator(page);
  await field(section).fill(`${otherSign}${someRate}`);
  await field(section).blur();
  const words = fillTemplate(labels.nightlyRate.messages.unreadable, {
    ...limits,
    current: money(start),
  });
  await expect(field(section)).toHaveAccessibleDescription(words);
  await expect(field(section)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(section)).toHaveValue(`${otherSign}${someRate}`);
  await expect(cost(section)).toHaveText(resultsOf().otaCost);
});

test.describe('pressed right after typing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the link has the typed number', async ({ page }) => {
    const section = await openCalculator(page);
    await field(section).fill(tooHigh);
    await section.getByRole('button', { name: share.copyLink }).click();
    await expect(shownToast(page)).toContainText(share.linkCopied);
    expect(await copied(section)).toContain(`?rate=${max}#`);
  });
});

test('a printout shows the typed number, also with the print shortcut', async ({ page }) => {
  const section = await openCalculator(page);
  await section.getByRole('slider', { name: labels.occupancyPercent.label }).fill('50');
  const occupancyPercent = 50;
  await expect(cost(section)).toHaveText(resultsOf({ occupancyPercent }).otaCost);
  await field(section).fill(String(typedRate));
  // The browser lays out the printed page before the next task.
  const printed = await cost(section).evaluate((output) => {
    dispatchEvent(new Event('beforeprint'));
    return output.textContent;
  });
  expect(printed).toBe(resultsOf({ nightlyRate: typedRate, occupancyPercent }).otaCost);
});

test('a link pressed right after typing leaves the typed number in the address', async ({
  page,
}) => {
  const section = await openRunning(page);
  await field(section).fill(tooHigh);
  await page.getByRole('contentinfo').getByRole('link', { name: firstOfFooter.label }).click();
  await page.goBack();
  await expect(page).toHaveURL(`${routes.home}?rate=${max}`);
});

test('a number being typed when the code loads is not committed early', async ({ page }) => {
  const letThrough = await holdScripts(page);
  const section = await openCalculator(page);
  const rate = field(section);
  await rate.fill(String(max));
  letThrough();
  await hasStarted(island(page, 'SavingsCalculator'));
  await expect(rate).toBeFocused();
  await expect(cost(section)).toHaveText(resultsOf().otaCost);
  await rate.press('0');
  await rate.press('Enter');
  await expect(cost(section)).toHaveText(resultsOf({ nightlyRate: max }).otaCost);
});

test('a value set by an extension takes effect at once', async ({ page }) => {
  const section = await openCalculator(page);
  await section.getByRole('switch', { name: labels.yearlyView }).focus();
  await field(section).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
  }, String(typedRate));
  await expect(cost(section)).toHaveText(resultsOf({ nightlyRate: typedRate }).otaCost);
});
