import type { Locator } from '@playwright/test';
import { routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { answerOf, labels, openCalculator, resultsOf, firstPlan } from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

const plan = firstPlan?.title ?? '';

const slider = (section: Locator) =>
  section.getByRole('slider', { name: labels.directPercent.label });

async function expectResults(section: Locator, results: ReturnType<typeof resultsOf>) {
  for (const [name, figure] of Object.entries(results))
    await expect(section.locator(`output[name="${name}"]`)).toHaveText(figure);
}

test('by default the answer assumes that all bookings are direct, and says so', async ({
  page,
}) => {
  const section = await openCalculator(page);
  await expect(slider(section)).toHaveValue('100');
  await expect(slider(section)).toHaveAttribute('aria-valuetext', '100%');
  await expectResults(section, resultsOf());
  await expect(section.getByText(answerOf()).first()).toBeVisible();
});

test('the share of direct bookings is a slider that updates the answer and the address', async ({
  page,
}) => {
  const section = await openCalculator(page);
  await slider(section).fill('60');
  const choice = { directPercent: 60 };
  await expectResults(section, resultsOf(choice));
  await expect(section.getByText(answerOf(choice)).first()).toBeVisible();
  await expect(page).toHaveURL(`${routes.home}?direct=60`);
  await section.getByRole('switch', { name: labels.yearlyView }).click();
  await expectResults(section, resultsOf(choice, true));
  await expect(section.getByText(answerOf(choice, true)).first()).toBeVisible();
});

test('with no direct bookings, the plan is an extra cost', async ({ page }) => {
  const section = await openCalculator(page, '?direct=0');
  const choice = { directPercent: 0 };
  await expectResults(section, resultsOf(choice));
  await expect(section.getByText(answerOf(choice)).first()).toBeVisible();
  const words = fillTemplate(labels.payOff.noneDirect, { plan });
  await expect(section.getByText(words).first()).toBeVisible();
});

test('all inputs, the answer and the chart fit in a window 800 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const section = await openCalculator(page);
  const chart = section.getByRole('img', { name: labels.chart.title });
  // To the middle of the card that they share, below the header.
  await chart.evaluate((drawn) =>
    drawn.closest('form')?.firstElementChild?.scrollIntoView({ block: 'end' }),
  );
  await expect(chart).toBeInViewport({ ratio: 1 });
  const answer = section.getByText(answerOf()).first();
  await expect(answer).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const top = (await answer.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  for (const control of await section.locator('input[type="range"], select').all())
    await expect(control).toBeInViewport({ ratio: 1 });
  await expect(section.getByRole('switch', { name: labels.yearlyView })).toBeInViewport({
    ratio: 1,
  });
});
