import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { printMoney } from '../pages.ts';
import { costWithPro, figure, openAgreed } from './savings.ts';

/** Number of printed pages. */
async function countPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('the print button prints the result alone, on one page', async ({ page }) => {
  // The longest answer: a loss with every assumption changed.
  const section = await openAgreed(page, 'ota=vrbo&plan=pro&cards=on&direct=80&view=yearly');
  await expect(figure(section, 'monthlySavings')).toHaveText(/^−/);
  // A browser reports the end of printing when its dialog is closed, one without a window at once.
  await page.evaluate(() => (globalThis.print = () => {}));
  for (const format of ['A4', 'Letter'] as const) {
    await section.getByRole('button', { name: 'Print' }).click();
    expect(await countPages(page, format)).toBe(1);
  }
});

test('a shared link prints with its inputs, figures, chart in numbers and address; any other page whole', async ({
  page,
}) => {
  await page.goto('/');
  const whole = await countPages(page, 'A4');
  expect(whole).toBeGreaterThan(5);
  // A section, and a tab of the showcase, takes about a page.
  const parts = page.locator('main > section, [role=tabpanel]');
  expect(whole).toBeLessThan((await parts.count()) + 5);
  const section = await openAgreed(page, 'plan=pro#savings-calculator');
  await expect(figure(section, 'monthlySavings')).toHaveText(printMoney(472.5 - costWithPro(3150)));
  // The page scrolls to the section of the address shortly after it has loaded.
  await expect(page).toHaveURL(/#savings-calculator$/);
  expect(await countPages(page, 'A4')).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const text = await section.innerText();
  for (const part of [
    printMoney(150),
    '70%',
    printMoney(473),
    printMoney(472.5 - costWithPro(3150)),
  ])
    expect(text).toContain(part);
  const inNumbers = await section
    .getByRole('figure')
    .evaluate((chart) => getComputedStyle(chart, '::after').content);
  expect(inNumbers).not.toBe('none');
  await expect(section.getByRole('figure')).toHaveAccessibleName(
    new RegExp(
      `Airbnb ${RegExp.escape(printMoney(0))} .*${RegExp.escape(printMoney(3150))}, Airbnb`,
    ),
  );
  expect(text).toContain('?plan=pro#savings-calculator');
});

test('with the focus in the calculator, the browser’s own command prints the whole page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('slider', { name: 'Nightly rate' }).focus();
  expect(await countPages(page, 'A4')).toBeGreaterThan(5);
});

test('the words of the chart keep clear of each other, on paper and where text is small', async ({
  page,
}) => {
  const section = await openAgreed(page);
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
