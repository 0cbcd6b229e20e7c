import { content, routes } from '../../language.ts';
import { category, searchCode, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { holdScripts, noteRequests } from '../requests.ts';
import { longNamed, vendor } from './vendors.ts';

const isSearchCode = (request: string) => /directory\.island.*\.js$/.test(request);

test('the code of the search comes when the search is approached, not before', async ({ page }) => {
  for (const approach of [
    () => searchField(page).hover(),
    () => searchField(page).focus(),
    () => page.keyboard.press('/'),
  ]) {
    const requested = noteRequests(page);
    await page.goto(routes.integrations, { waitUntil: 'networkidle' });
    expect(requested.filter(isSearchCode)).toEqual([]);
    await approach();
    await hasStarted(island(page, 'IntegrationDirectory'));
    expect(requested.some(isSearchCode)).toBe(true);
  }
});

test('what is typed before the code arrives is searched for then', async ({ page }) => {
  const letThrough = await holdScripts(page, searchCode);
  await page.goto(routes.integrations);
  await searchField(page).pressSequentially(vendor.doubled);
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  letThrough();
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(searchField(page)).toHaveValue(vendor.doubled);
  await expect(page).toHaveURL(`${routes.integrations}?q=${vendor.doubled}`);
});

test('what is chosen and entered before the code arrives is done then', async ({ page }) => {
  const letThrough = await holdScripts(page, searchCode);
  await page.goto(routes.integrations);
  await category(page, vendor.category).check({ force: true });
  await searchField(page).fill(vendor.query);
  await searchField(page).press('Enter');
  letThrough();
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(page).toHaveURL(
    `${routes.integrations}?q=${vendor.query}&category=${vendor.categoryId}`,
  );
});

test('on a computer four times as slow, every letter stands at once and a name is answered within a frame a letter', async ({
  page,
}) => {
  await page.goto(routes.integrations);
  await searchField(page).fill(vendor.query);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  const session = await page.context().newCDPSession(page);
  // The page's own time: what a busy machine takes from it is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spentMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const parts = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
    const own = metrics.filter(({ name }) => parts.includes(name));
    return own.reduce((sum, { value }) => sum + value, 0) * 1000;
  };
  const type = (text: string) =>
    searchField(page).evaluate(async (field: HTMLInputElement, value) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      const start = performance.now();
      set?.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // React is told of it in a task of this event's own; what is found follows in others.
      await Promise.resolve();
      field.getBoundingClientRect();
      const keystrokeMs = performance.now() - start;
      await new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      );
      return keystrokeMs;
    }, text);
  const typed = longNamed.doubled;
  const letters = Array.from(typed, (_, index) => ({
    text: typed.slice(0, index + 1),
    keystrokeMs: Infinity,
    answerMs: Infinity,
  }));
  // The first letters are in the names of many, and each card that appears is to be laid out.
  const laterMs = () => {
    const later = letters.slice(3).map(({ answerMs }) => 4 * answerMs);
    return later.reduce((sum, ms) => sum + ms, 0) / later.length;
  };
  const mostMs = (part: 'keystrokeMs' | 'answerMs') =>
    4 * Math.max(...letters.map((letter) => letter[part]));
  const isSlow = () => laterMs() >= 16 || mostMs('keystrokeMs') >= 16 || mostMs('answerMs') >= 100;
  // More than one round, and each letter by itself: at first the browser compiles what it then runs
  // for every letter, and on a busy machine others push its data out of the processor's reach.
  for (let round = 0; round < 40 && (round < 4 || isSlow()); round += 1) {
    for (const letter of letters) {
      const before = await spentMs();
      letter.keystrokeMs = Math.min(letter.keystrokeMs, await type(letter.text));
      letter.answerMs = Math.min(letter.answerMs, (await spentMs()) - before);
    }
  }
  await expect(shownNames(page)).toHaveText([longNamed.name]);
  expect(mostMs('keystrokeMs')).toBeLessThan(16);
  expect(mostMs('answerMs')).toBeLessThan(100);
  expect(laterMs()).toBeLessThan(16);
});
