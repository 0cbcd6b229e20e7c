import { content, routes } from '../../language.ts';
import { currencySymbol } from '../../../src/shared/money.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts, scripts } from '../requests.ts';
import { reachSection } from '../navigation/scroll.ts';
import {
  answerOf,
  giveUpOnCode,
  openTab,
  resultsOf,
  otherOta,
  someRate,
  rates,
} from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { calculator } = content.pages.home.savingsCalculator;
const shared = `${routes.home}?rate=${rates.max}&ota=${otherOta}#savings-calculator`;
const choice = { nightlyRate: rates.max, ota: otherOta };
const { otaCost } = resultsOf(choice);

test('a visitor from a shared link sees the answer first', { tag: '@phone' }, async ({ page }) => {
  await page.goto(shared);
  await reachSection(page, 'savings-calculator');
  const section = page.locator('#savings-calculator');
  const answer = section.getByText(answerOf(choice));
  await expect(answer.first()).toBeInViewport({ ratio: 1 });
});

test('the default figures stay hidden while a shared link waits for the code', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(shared);
  const section = page.locator('#savings-calculator');
  await expect(section.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(section.locator('output').first()).toBeHidden();
  letThrough();
  await expect(section.locator('output[name="otaCost"]')).toBeVisible();
  await expect(section.locator('output[name="otaCost"]')).toHaveText(otaCost);
  await expect(section.locator('[aria-busy]')).toHaveCount(0);
});

test('without numbers in the address, the default figures show at once', async ({ page }) => {
  await holdScripts(page);
  await page.goto(`${routes.home}?utm_source=mail`);
  await expect(page.locator('output[name="otaCost"]')).toBeVisible();
});

test('if the code is slow, the default figures show after a delay', async ({ page }) => {
  await holdScripts(page);
  await page.goto(shared);
  const figure = page.locator('output[name="otaCost"]');
  await expect(figure).toBeHidden();
  await giveUpOnCode(page);
  await expect(figure).toBeVisible();
});

test.describe('when the code fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  test('the default figures show at once', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(shared);
    await expect(page.locator('#savings-calculator form')).toBeVisible();
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
    await expect(page.locator('output[name="otaCost"]')).toBeVisible();
  });
});

test('a typed number may include its unit', async ({ page }) => {
  await page.goto(routes.home);
  const rate = page.getByRole('textbox', { name: calculator.nightlyRate.typedLabel });
  const { currency, locale } = content.money;
  const ways = [
    `${currencySymbol(currency, locale)}${someRate}`,
    ` ${someRate} `,
    `${someRate} ${currency}`,
  ];
  for (const typed of ways) {
    await rate.fill(String(rates.default));
    await rate.blur();
    await expect(page.locator('output[name="otaCost"]')).toHaveText(resultsOf().otaCost);
    await rate.fill(typed);
    await rate.blur();
    await expect(page.locator('output[name="otaCost"]')).toHaveText(
      resultsOf({ nightlyRate: someRate }).otaCost,
    );
    await expect(rate).toHaveAttribute('aria-invalid', 'false');
  }
});

test('at 200% text size on a narrow phone, the assumptions fit the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.home);
  const section = page.locator('#savings-calculator');
  await openTab(section, calculator.assumptions.heading);
  const panel = section.getByRole('tabpanel');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tooWide = await panel.evaluate((details) =>
    [details, ...details.querySelectorAll('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
  );
  expect(tooWide).toEqual([]);
});
