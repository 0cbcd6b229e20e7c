import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { category, searchField, shownNames } from './directory.ts';
import { expect, test } from './fixtures.ts';
import { holdScripts, noteRequests } from './requests.ts';

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
  await searchField(page).fill('nuki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  const session = await page.context().newCDPSession(page);
  // The page's own time: what a busy machine takes from it is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    const own = metrics.filter(({ name }) => parts.includes(name));
    return own.reduce((sum, { value }) => sum + value, 0) * 1000;
  };
  const typed = 'schlague';
  const rounds: number[] = [];
  // More than one: at first the browser compiles what it then runs for every letter.
  for (let round = 0; round < 6; round += 1) {
    const before = await spentMs();
    await searchField(page).evaluate(async (field: HTMLInputElement, text) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      for (let end = 1; end <= text.length; end += 1) {
        set?.call(field, text.slice(0, end));
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, typed);
    rounds.push(((await spentMs()) - before) / typed.length);
  }
  await expect(shownNames(page)).toHaveText(['Schlage']);
  expect(4 * Math.min(...rounds)).toBeLessThan(16);
});
