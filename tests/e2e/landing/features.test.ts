import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { fromPlanWords } from '../../../src/content/from-plan.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('features');

const { phases, fromPlan, details } = content.pages.home.features;
const phasesShown = phases.filter(({ id }) => content.features.some(({ phase }) => phase === id));
const cards = phasesShown.flatMap(({ id }) => content.features.filter(({ phase }) => phase === id));

/** The card with this title. */
const cardOf = (page: Page, title: string) =>
  page
    .locator('#features')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the feature cards are grouped by phase, each with its title, description and bullets', async ({
  page,
}) => {
  await page.goto(routes.home);
  const section = page.locator('#features');
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(
    cards.map(({ title }) => title),
  );
  for (const { id, title } of phasesShown) {
    const group = section.getByRole('list', { name: title, exact: true });
    await expect(group.getByRole('heading', { level: 3 })).toHaveText(
      cards.filter(({ phase }) => phase === id).map((card) => card.title),
    );
  }
  for (const { title, description, bullets } of cards) {
    const card = cardOf(page, title);
    await expect(card).toContainText(description);
    await expect(card.getByRole('listitem')).toHaveText(bullets);
    await expect(card.getByRole('listitem').first()).toBeVisible();
  }
});

test('a card says from which plan its module is included, unless every plan has it', async ({
  page,
}) => {
  await page.goto(routes.home);
  for (const card of cards) {
    const words = fromPlanWords(card, fromPlan, content.plans);
    const note = cardOf(page, card.title).locator('h3 + p');
    await expect(note).toHaveText(words ?? card.description);
  }
});

test('on a desktop, the cards of each group start at the same height', async ({ page }) => {
  await page.goto(routes.home);
  for (const { id, title } of phasesShown) {
    const tops = await page
      .locator('#features')
      .getByRole('list', { name: title, exact: true })
      .locator('> li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(content.features.filter(({ phase }) => phase === id).length);
    // Up to four cards have room in a row.
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 4));
  }
});

test('a phone folds the bullets of a card', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home);
  for (const { title, bullets } of cards.slice(0, 2)) {
    const bullet = cardOf(page, title).getByText(bullets[0] ?? '', { exact: true });
    await expect(bullet).toBeHidden();
    const name = fillTemplate(details, { title });
    await page
      .locator('#features summary')
      .and(page.getByLabel(name, { exact: true }))
      .click();
    await expect(bullet).toBeVisible();
  }
});
