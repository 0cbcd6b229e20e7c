import { routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { labels, resultsOf, nextRate, otherRate, someRate, rates } from './savings.ts';
import { needSections } from '../sections.ts';

needSections('savings-calculator');

// Safari refuses an address that changes more than 100 times in 30 seconds.
test('dragging a slider for ten seconds writes the address once, when the drag pauses', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const written: string[] = [];
    Object.assign(globalThis, { written });
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      written.push(String(change[2]));
      replaceState(...change);
    };
  });
  const written = () =>
    page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
  await page.goto(routes.home);
  const section = page.locator('#savings-calculator');
  const rate = section.getByRole('slider', { name: labels.nightlyRate.label });
  await rate.fill(String(nextRate));
  await expect(page).toHaveURL(`${routes.home}?rate=${nextRate}`);
  const before = (await written()).length;

  await page.clock.pauseAt(Date.now() + 60_000);
  for (let step = 0; step < 40; step += 1) {
    await rate.fill(String(step % 2 ? rates.min : otherRate));
    await page.clock.runFor(250);
  }
  expect(await written()).toHaveLength(before);
  await rate.fill(String(someRate));
  await page.clock.runFor(1000);
  expect((await written()).slice(before)).toEqual([`${routes.home}?rate=${someRate}`]);
  await expect(section.locator('output[name="otaCost"]')).toHaveText(
    resultsOf({ nightlyRate: someRate }).otaCost,
  );
});
