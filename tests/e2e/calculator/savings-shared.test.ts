import type { Locator } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import { shownToast } from '../toasts.ts';
import {
  giveUpOnCode,
  openCalculator as open,
  resultsOf,
  otherOta,
  otherPlan,
  startOta,
  nextRate,
  otherRate,
  someRate,
  rates,
} from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { calculator } = content.pages.home.savingsCalculator;
const { share } = calculator;

const figure = (section: Locator, name: string) => section.locator(`output[name="${name}"]`);

test('the address contains changed inputs only', async ({ page }) => {
  const section = await open(page, '?utm_source=a%20b');
  await section.getByLabel(calculator.nightlyRate.label).fill(String(someRate));
  await expect(page).toHaveURL(`${routes.home}?utm_source=a%20b&rate=${someRate}`);
  await section.getByLabel(calculator.ota.label).selectOption(otherOta);
  await section.getByRole('switch', { name: calculator.yearlyView }).click();
  await expect(page).toHaveURL(
    `${routes.home}?utm_source=a%20b&rate=${someRate}&ota=${otherOta}&view=yearly`,
  );
  await section.getByLabel(calculator.nightlyRate.label).fill(String(rates.default));
  await section.getByLabel(calculator.ota.label).selectOption(startOta);
  await section.getByRole('switch', { name: calculator.yearlyView }).click();
  await expect(page).toHaveURL(`${routes.home}?utm_source=a%20b`);
});

test('an address with numbers and a fragment applies both', async ({ page }) => {
  await page.goto(
    `${routes.home}?rate=${someRate}&ota=${otherOta}&utm_source=mail#savings-calculator`,
  );
  const section = page.locator('#savings-calculator');
  await expect(figure(section, 'otaCost')).toHaveText(
    resultsOf({ nightlyRate: someRate, ota: otherOta }).otaCost,
  );
  await expect(section.getByRole('slider', { name: calculator.nightlyRate.label })).toHaveValue(
    String(someRate),
  );
  await expect(section.getByLabel(calculator.ota.label)).toHaveValue(otherOta);
  await expect(page).toHaveURL(
    `${routes.home}?rate=${someRate}&ota=${otherOta}&utm_source=mail#savings-calculator`,
  );
});

test('the numbers survive a reload and going back', async ({ page }) => {
  const section = await open(page);
  await section.getByLabel(calculator.nightlyRate.label).fill(String(otherRate));
  await expect(page).toHaveURL(`${routes.home}?rate=${otherRate}`);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(figure(section, 'otaCost')).toHaveText(
    resultsOf({ nightlyRate: otherRate }).otaCost,
  );
  await page.goto(routes.about);
  await page.goBack();
  await section.scrollIntoViewIfNeeded();
  await expect(figure(section, 'otaCost')).toHaveText(
    resultsOf({ nightlyRate: otherRate }).otaCost,
  );
});

test('navigating within the page keeps the numbers in the address', async ({ page }) => {
  const section = await open(page);
  await page.evaluate(() => {
    location.hash = '#faq';
  });
  await section.getByLabel(calculator.nightlyRate.label).fill(String(otherRate));
  await expect(page).toHaveURL(`${routes.home}?rate=${otherRate}#faq`);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.home}?rate=${otherRate}`);
  await expect(figure(section, 'otaCost')).toHaveText(
    resultsOf({ nightlyRate: otherRate }).otaCost,
  );
});

test('an input changed before the code has loaded overrides the address', async ({ page }) => {
  const letThrough = await holdScripts(page);
  const section = await open(page, `?rate=${someRate}&plan=${otherPlan}`);
  await giveUpOnCode(page);
  await section.getByLabel(calculator.nightlyRate.label).fill(String(otherRate));
  letThrough();
  await expect(figure(section, 'otaCost')).toHaveText(
    resultsOf({ nightlyRate: otherRate }).otaCost,
  );
  await expect(section.getByLabel(calculator.plan.label)).toHaveValue(otherPlan);
  await expect(page).toHaveURL(`${routes.home}?rate=${otherRate}&plan=${otherPlan}`);
});

test('a button pressed before the code has loaded works once it has', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const letThrough = await holdScripts(page);
  const section = await open(page);
  await section.getByRole('button', { name: share.copyLink }).click();
  letThrough();
  await expect(shownToast(page)).toContainText(share.linkCopied);
});

const hostileQueries = [
  '?rate=NaN&occupancy=Infinity&properties=1e9&ota=__proto__&plan=enterprise&view=%00',
  '?rate=200&rate=300&%&=&&rate%=%E0%A4%A&direct=-1&cards=maybe',
  `?rate=${'9'.repeat(6000)}`,
  '?ota=%3Cimg%20src=x%20onerror=alert(1)%3E&plan=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
];

test('a malicious address changes nothing', async ({ page }) => {
  for (const query of hostileQueries) {
    const section = await open(page, query);
    await section.getByText(calculator.chart.table).click();
    // Only values that take effect once the code runs.
    await section.getByLabel(calculator.nightlyRate.label).fill(String(nextRate));
    await section.getByLabel(calculator.nightlyRate.label).fill(String(rates.default));
    await expect(figure(section, 'monthlySavings')).toHaveText(resultsOf().monthlySavings);
    await expect(section.getByLabel(calculator.ota.label)).toHaveValue(startOta);
    await expect(section.locator('img, script')).toHaveCount(0);
  }
});

test('if the clipboard is blocked, the link is shown and selected for copying', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const section = await open(page, `?rate=${someRate}`);
  await section.getByRole('button', { name: share.copyLink }).click();
  const text = section.getByRole('textbox', { name: share.refused });
  await expect(text).toHaveValue(new RegExp(String.raw`\?rate=${someRate}#savings-calculator$`));
  await expect(section.locator('p[role="status"]')).toHaveText(share.refused);
  const selected = await text.evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    (field.selectionEnd ?? 0) - field.value.length,
    document.activeElement === field,
  ]);
  expect(selected).toEqual([0, 0, true]);

  // It would be wrong for other numbers.
  await section.getByLabel(calculator.nightlyRate.label).fill(String(otherRate));
  await expect(text).toBeHidden();
  await expect(section.locator('p[role="status"]')).toBeEmpty();
});
