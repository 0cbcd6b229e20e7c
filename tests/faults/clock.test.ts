import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { labels, resultsOf, otherOta } from '../e2e/calculator/savings.ts';
import { needSections } from '../e2e/sections.ts';

needSections('savings-calculator');

for (const years of [-1, 1]) {
  test(`a clock that is wrong by ${years} year affects only the year in the footer`, async ({
    page,
  }) => {
    const now = new Date();
    now.setFullYear(now.getFullYear() + years);
    await page.clock.setFixedTime(now);
    await page.goto(routes.privacyPolicy);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${now.getFullYear()}`);
    await expect(page.getByRole('main').locator('time')).toHaveAttribute(
      'datetime',
      content.terms.legalUpdated,
    );
    await page.goto(routes.home);
    const calculator = page.locator('#savings-calculator');
    await calculator.getByLabel(labels.ota.label).selectOption(otherOta);
    await expect(calculator.locator('output[name="otaCost"]')).toHaveText(
      resultsOf({ ota: otherOta }).otaCost,
    );
    await expect(page).toHaveURL(`${routes.home}?ota=${otherOta}`);
  });
}
