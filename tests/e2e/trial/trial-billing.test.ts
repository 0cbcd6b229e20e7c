import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { money, percent } from '../money.ts';
import { expect, test } from '../fixtures.ts';
import { basic, chooseYearly, follow, named, pressPlan } from './trial.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'get-started', 'savings-calculator');

const { home } = content.pages;

test('a period chosen alone is named and carried, and a plan chosen later joins it', async ({
  page,
  context,
}) => {
  await page.goto(routes.home);
  await chooseYearly(page);
  const { onlyYearly } = home.getStarted.choice;
  await expect(named(page)).toContainText(
    fillTemplate(onlyYearly, { saving: percent(content.terms.yearlySavingPercent) }),
  );
  expect(await follow(page, context)).toEqual({ billing: 'yearly' });
  await pressPlan(page, basic?.id);
  await expect(named(page)).toContainText(money(basic?.price?.yearly ?? 0));
  await page.getByRole('radio', { name: content.pages.home.pricing.monthly }).check();
  await expect(named(page)).toContainText(money(basic?.price?.monthly ?? 0));
});
