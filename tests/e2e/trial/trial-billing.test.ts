import { content, routes } from '../../language.ts';
import { yearlySavingOf } from '../../../src/content/facts/plan.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { money, percent } from '../money.ts';
import { expect, test } from '../fixtures.ts';
import { basic, chooseYearly, follow, hasYearly, monthlyOnly, named, pressPlan } from './trial.ts';
import { needSections } from '../sections.ts';

needSections('pricing', 'get-started', 'savings-calculator');

const { home } = content.pages;
const saving = yearlySavingOf(content.plans);

test('a period chosen alone is named and carried, and a plan chosen later joins it', async ({
  page,
  context,
}) => {
  test.skip(!hasYearly, 'no two plans are billed yearly');
  await page.goto(routes.home);
  await chooseYearly(page);
  const { onlyYearly } = home.getStarted.choice;
  await expect(named(page)).toContainText(
    fillTemplate(onlyYearly, { saving: percent(saving ?? NaN) }),
  );
  expect(await follow(page, context)).toEqual({ billing: 'yearly' });
  await pressPlan(page, basic?.id);
  await expect(named(page)).toContainText(money(basic?.price?.yearly ?? 0));
  await page.getByRole('radio', { name: content.pages.home.pricing.monthly }).check();
  await expect(named(page)).toContainText(money(basic?.price?.monthly ?? 0));
});

test('a plan that is only billed monthly is carried so, whatever the switch says', async ({
  page,
  context,
}) => {
  test.skip(!monthlyOnly || saving === null, 'every plan is billed in the same ways');
  await page.goto(routes.home);
  await chooseYearly(page);
  await pressPlan(page, monthlyOnly?.id);
  await expect(named(page)).toContainText(money(monthlyOnly?.price?.monthly ?? 0));
  await expect(page.getByRole('radio', { name: home.pricing.yearly })).toBeChecked();
  expect(await follow(page, context)).toEqual({ plan: monthlyOnly?.id, billing: 'monthly' });
  await page.getByRole('radio', { name: home.pricing.monthly }).check();
  await chooseYearly(page);
  expect(await follow(page, context)).toEqual({ plan: monthlyOnly?.id, billing: 'monthly' });
});
