import type { Locator } from '@playwright/test';
import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { labels } from '../e2e/calculator/savings.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'showcase', 'pricing', 'savings-calculator', 'get-started');

const { pricing } = content.pages.home;

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** An element's background, border and outline. */
const looks = (element: Locator) =>
  element.evaluate((drawn) => {
    const { backgroundColor, borderColor, outlineStyle, outlineColor } = getComputedStyle(drawn);
    return { ground: backgroundColor, edge: borderColor, outline: outlineStyle, outlineColor };
  });

test('in forced colors, selected, checked, focused and graphic elements are visible', async ({
  page,
}) => {
  await page.goto(routes.home);
  const paper = (await looks(page.locator('body'))).ground;
  const chosenOf: [Locator, Locator][] = [
    ...['#demo', '#showcase'].map((id): [Locator, Locator] => [
      page.locator(`${id} [role="tab"][aria-selected="true"]`),
      page.locator(`${id} [role="tab"][aria-selected="false"]`).first(),
    ]),
    [
      page.locator('#pricing label').filter({ hasText: pricing.monthly }),
      page.locator('#pricing label').filter({ hasText: pricing.yearly }),
    ],
  ];
  for (const [chosen, other] of chosenOf) {
    expect((await looks(chosen)).ground).not.toBe((await looks(other)).ground);
  }
  const grounds = await Promise.all(chosenOf.map(async ([chosen]) => (await looks(chosen)).ground));
  expect(new Set(grounds).size).toBe(1);

  // Before any click, since browsers don't show :focus-visible on a clicked button.
  const yearly = page.locator('#pricing label').filter({ hasText: pricing.yearly });
  for (const [focused, drawn] of [
    [page.locator('#demo [role="tab"][aria-selected="true"]'), null],
    [yearly.getByRole('radio'), yearly],
    [page.getByRole('slider', { name: labels.nightlyRate.label }), null],
  ] as const) {
    await focused.focus();
    const { outline, outlineColor } = await looks(drawn ?? focused);
    expect(outline).not.toBe('none');
    expect(outlineColor).not.toBe(paper);
  }

  const knob = page.getByRole('switch', { name: labels.yearlyView });
  const knobGround = () =>
    knob.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const off = await knobGround();
  expect(off).not.toBe(paper);
  await knob.click();
  expect(await knobGround()).not.toBe(off);

  for (const control of [
    page.getByRole('link', { name: content.pages.home.hero.startTrial }).first(),
    page.locator('#get-started').getByRole('textbox'),
    page.locator('#savings-calculator').getByRole('combobox').first(),
    knob,
  ]) {
    expect((await looks(control)).edge).not.toBe(paper);
  }

  const lines = page.locator('#savings-calculator svg[role="img"] > line');
  const strokes = await lines.evaluateAll((all) =>
    all.map((line) => getComputedStyle(line).stroke),
  );
  expect(strokes).not.toContain(paper);
});
