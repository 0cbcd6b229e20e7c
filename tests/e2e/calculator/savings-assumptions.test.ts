import { content } from '../../language.ts';
import { decimal, money, percent } from '../money.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { formatDate } from '../../../src/shared/format-date.ts';
import { expect, test } from '../fixtures.ts';
import {
  inputsOf,
  openCalculator as open,
  openTab,
  otherOta,
  resultsOf,
  startOta,
} from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const { calculator } = content.pages.home.savingsCalculator;
const atStart = resultsOf();

test('assumptions change every result consistently and can be reset', async ({ page }) => {
  const section = await open(page);
  const { assumptions } = calculator;
  const { cardProcessing } = content;
  const cards = fillTemplate(assumptions.cards, {
    percent: percent(cardProcessing.percent),
    perBooking: money(cardProcessing.perBookingCents / 100),
  });
  await openTab(section, assumptions.heading);
  const rate = section.getByRole('textbox', {
    name: fillTemplate(assumptions.commission, { ota: content.bookingSites[0]?.name ?? '' }),
  });
  await rate.fill('20');
  await rate.blur();
  await expect(section.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ otaCommissionPercent: 20 }).otaCost,
  );
  await section.getByRole('slider', { name: calculator.directPercent.label }).fill('50');
  const half = { otaCommissionPercent: 20, directPercent: 50 };
  const productCost = section.locator('output[name="productCost"]');
  await expect(productCost).toHaveText(resultsOf(half).productCost);
  await section.getByRole('switch', { name: cards }).click();
  await expect(productCost).toHaveText(resultsOf({ ...half, cardProcessing }).productCost);
  await expect(section.getByText(assumptions.includesCards)).toBeVisible();
  await section.getByRole('button', { name: assumptions.reset }).click();
  await expect(productCost).toHaveText(resultsOf({ directPercent: 50 }).productCost);
  await expect(rate).toHaveValue(decimal(inputsOf().otaCommissionPercent));
});

test('every rate names its source and the date it was checked', async ({ page }) => {
  const section = await open(page);
  const { assumptions } = calculator;
  await openTab(section, assumptions.heading);
  const entries = section.getByRole('listitem');
  const named = [
    ...content.bookingSites.map((site) => ({
      ...site,
      title: `${site.name}, ${percent(site.commissionPercent)}`,
    })),
    { ...content.cardProcessing, title: assumptions.cardProcessing },
  ];
  await expect(entries).toHaveText(
    named.map(({ title, note, source, checked }) => {
      const words = { source, checked: formatDate(checked, content.money.locale) };
      return `${title} ${note} ${fillTemplate(assumptions.source, words)}`;
    }),
  );
  for (const entry of await entries.all()) await expect(entry).toBeVisible();
});

test('an assumption can be changed and reset by keyboard', async ({ page }) => {
  const section = await open(page);
  const { assumptions, ota } = calculator;
  await section.getByLabel(ota.label).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await expect(section.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ otaCommissionPercent: 10 }).otaCost,
  );
  await section.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('End');
  const reset = section.getByRole('button', { name: assumptions.reset });
  await reset.focus();
  await page.keyboard.press('Enter');
  await expect(section.locator('output[name="otaCost"]')).toHaveText(atStart.otaCost);
});

test('the average stay is disabled while it has no effect, and keeps its value', async ({
  page,
}) => {
  const section = await open(page, '?cards=on');
  const { assumptions } = calculator;
  await openTab(section, assumptions.heading);
  const stay = section.getByRole('textbox', { name: assumptions.stay });
  const cards = section.locator('input[name="hasProcessing"]');
  await stay.fill('7');
  await stay.blur();
  const { cardProcessing } = content;
  const productCost = section.locator('output[name="productCost"]');
  const weekly = { cardProcessing: { ...cardProcessing, stayNights: 7 } };
  await expect(productCost).toHaveText(resultsOf(weekly).productCost);
  await cards.uncheck();
  await expect(productCost).toHaveText(atStart.productCost);
  await expect(stay).toBeDisabled();
  await expect(stay).toHaveAccessibleDescription(assumptions.stayDisabled);
  await expect(section.getByText(assumptions.stayDisabled)).toBeVisible();
  await cards.check();
  await expect(stay).toBeEnabled();
  await expect(stay).toHaveValue('7');
  await expect(productCost).toHaveText(resultsOf(weekly).productCost);
});

test('the rate of each platform is beside it and keeps what was typed', async ({ page }) => {
  const section = await open(page);
  const rateOf = (ota: string) =>
    section.getByRole('textbox', {
      name: fillTemplate(calculator.assumptions.commission, {
        ota: content.bookingSites.find(({ id }) => id === ota)?.name ?? '',
      }),
    });
  await rateOf(startOta).fill(decimal(12.5));
  await rateOf(startOta).blur();
  await section.getByLabel(calculator.ota.label).selectOption(otherOta);
  await expect(rateOf(startOta)).toHaveCount(0);
  await expect(rateOf(otherOta)).toHaveValue(
    decimal(inputsOf({ ota: otherOta }).otaCommissionPercent),
  );
  await section.getByLabel(calculator.ota.label).selectOption(startOta);
  await expect(rateOf(startOta)).toHaveValue(decimal(12.5));
  await expect(section.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ otaCommissionPercent: 12.5 }).otaCost,
  );
});
