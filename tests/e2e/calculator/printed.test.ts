import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { formatMoney } from '../pages.ts';
import {
  getCostWithLarge,
  figure,
  firstSite,
  largePlan,
  lastSite,
  openWithAgreedRates,
} from './savings.ts';

/** Counts the pages that a browser would print. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('the print button prints only the result, on one page', async ({ page }) => {
  // The longest answer: a loss with every assumption changed.
  const section = await openWithAgreedRates(
    page,
    `ota=${lastSite.id}&plan=${largePlan}&cards=on&direct=10&view=yearly`,
  );
  await expect(figure(section, 'monthlySavings')).toHaveText(/^−/);
  // A headless browser would end printing at once, and show the whole page again before `page.pdf`.
  await page.evaluate(() => (globalThis.print = () => {}));
  for (const format of ['A4', 'Letter'] as const) {
    await section.getByRole('button', { name: 'Print' }).click();
    expect(await countPages(page, format)).toBe(1);
  }
});

test('a shared link prints as one page with inputs, results, the chart in numbers and the address; any other page prints whole', async ({
  page,
}) => {
  await page.goto('/');
  const whole = await countPages(page, 'A4');
  expect(whole).toBeGreaterThan(5);
  // Each section, and each tab of the showcase, takes about one page.
  const parts = page.locator('main > section, #showcase h3 + div');
  expect(whole).toBeLessThan((await parts.count()) + 5);
  const section = await openWithAgreedRates(page, `plan=${largePlan}#savings-calculator`);
  await expect(figure(section, 'monthlySavings')).toHaveText(
    formatMoney(472.5 - getCostWithLarge(3150)),
  );
  // The page scrolls to the section of the address shortly after it has loaded.
  await expect(page).toHaveURL(/#savings-calculator$/);
  expect(await countPages(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const text = await section.innerText();
  for (const part of [
    formatMoney(150),
    '70%',
    formatMoney(473),
    formatMoney(472.5 - getCostWithLarge(3150)),
  ])
    expect(text).toContain(part);
  const inNumbers = await section
    .getByRole('figure')
    .evaluate((chart) => getComputedStyle(chart, '::after').content);
  expect(inNumbers).not.toBe('none');
  const name = RegExp.escape(firstSite.name);
  await expect(section.getByRole('figure')).toHaveAccessibleName(
    new RegExp(
      `${name} ${RegExp.escape(formatMoney(0))} .*${RegExp.escape(formatMoney(3150))}, ${name}`,
    ),
  );
  expect(text).toContain(`plan=${largePlan}#savings-calculator`);
});

test('the browser’s own print command prints the whole page, even with the focus in the calculator', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('slider', { name: 'Nightly rate' }).focus();
  expect(await countPages(page, 'A4')).toBeGreaterThan(5);
});

test('the labels of the chart do not overlap, in print and at small and large text sizes', async ({
  page,
}) => {
  const section = await openWithAgreedRates(page);
  const overlaps = () =>
    section.locator('figure :is(svg text, p)').evaluateAll((words) =>
      words.flatMap((word, index) => {
        const box = word.getBoundingClientRect();
        const crossing = words.slice(index + 1).filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(other);
          const text = range.getBoundingClientRect();
          return (
            Math.max(left, text.left) < box.right &&
            box.left < right &&
            top < box.bottom - 1 &&
            box.top < bottom - 1
          );
        });
        return crossing.map((other) => `${word.textContent} and ${other.textContent}`);
      }),
    );
  for (const [media, textSize] of [
    ['print', ''],
    ['screen', '12px'],
    ['screen', '9px'],
    ['screen', '32px'],
  ] as const) {
    await page.emulateMedia({ media });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    expect(await overlaps(), `${media} ${textSize}`).toEqual([]);
  }
});
