import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { category, searchField, shownNames } from './directory.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, noteRequests } from './requests.ts';
import { twoFrames } from './scroll.ts';

const isScript = (request: string) => request.endsWith('.js');

test('the code of the search comes when the search is approached, not before', async ({ page }) => {
  for (const approach of [
    () => searchField(page).hover(),
    () => searchField(page).focus(),
    () => page.keyboard.press('/'),
  ]) {
    const requested = noteRequests(page);
    await page.goto(routes.integrations, { waitUntil: 'networkidle' });
    expect(requested.filter(isScript)).toEqual([]);
    await approach();
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    expect(requested.some(isScript)).toBe(true);
  }
});

test('what is typed before the code arrives is searched for then', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.integrations);
  await searchField(page).pressSequentially('nukki');
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  letThrough();
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await expect(searchField(page)).toHaveValue('nukki');
  await expect(page).toHaveURL(`${routes.integrations}?q=nukki`);
});

test('what is chosen and entered before the code arrives is done then', async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.integrations);
  await category(page, 'Payment').check({ force: true });
  await searchField(page).fill('stripe');
  await searchField(page).press('Enter');
  letThrough();
  await expect(shownNames(page)).toHaveText(['Stripe']);
  await expect(page).toHaveURL(`${routes.integrations}?q=stripe&category=payment-provider`);
});

test('a letter typed on a computer four times as slow is answered within a frame', async ({
  page,
}) => {
  await page.goto(routes.integrations);
  await searchField(page).fill('s');
  await expect(shownNames(page)).not.toHaveCount(content.integrations.length);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const times: number[] = [];
    let start = 0;
    Object.assign(globalThis, { times });
    addEventListener('beforeinput', () => (start = performance.now()), true);
    addEventListener('input', () => {
      // What is left to the frame itself, but for painting.
      document.body.getBoundingClientRect();
      times.push(performance.now() - start);
    });
  });
  for (const key of [
    'Backspace',
    ...'door code',
    ...Array<string>(9).fill('Backspace'),
    ...'yael',
  ]) {
    await page.keyboard.press(key);
    await twoFrames(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(shownNames(page)).toHaveText(['Yale']);
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  expect(times.length).toBeGreaterThan(20);
  console.log(times.map((t) => t.toFixed(1)).join(' '));
  expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(16);
});
