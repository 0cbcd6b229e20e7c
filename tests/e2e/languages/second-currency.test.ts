import { contentIn } from '../../../src/content/content.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { formatNumber } from '../../../src/shared/format-number.ts';
import { formatConverted, formatMoney } from '../../../src/shared/money.ts';
import { languageCodes } from '../../language.ts';
import { someRate } from '../calculator/savings.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'savings-calculator');

for (const code of languageCodes) {
  const { money, exchangeRateText, pages, plans, routes } = contentIn(code);
  const { also, locale } = money;
  const { calculator, converted } = pages.home.savingsCalculator;

  test(`prices in ${code} have ${also?.currency ?? 'no other currency'} beside them`, async ({
    page,
  }) => {
    await page.goto(routes.home);
    const cards = page.locator('#pricing');
    const price = plans.find((plan) => plan.price !== null)?.price?.monthly ?? 0;
    await expect(cards.getByText(formatMoney(price, money), { exact: true })).toBeVisible();
    if (!also) {
      await expect(page.getByText('≈')).toHaveCount(0);
      return;
    }
    const beside = cards.getByText(formatConverted(price, money) ?? '', { exact: true });
    await expect(beside.first()).toBeVisible();
    await expect(cards.getByText(exchangeRateText ?? '')).toBeVisible();
  });

  if (also) {
    test(`a nightly rate that is typed in ${also.currency} is converted in ${code}`, async ({
      page,
    }) => {
      await page.goto(routes.home);
      const rate = page.getByRole('textbox', { name: calculator.nightlyRate.typedLabel });
      await rate.scrollIntoViewIfNeeded();
      await hasStarted(island(page, 'SavingsCalculator'));
      await rate.fill(`${also.currency} ${formatNumber(someRate * also.rate, locale)}`);
      await rate.press('Enter');
      await expect(rate).toHaveValue(formatNumber(someRate, locale));
      const current = formatMoney(someRate, money);
      const message = page.getByText(fillTemplate(converted, { current }), { exact: true });
      await expect(message).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\?rate=${someRate}$`));
    });
  }
}
