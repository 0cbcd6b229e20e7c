import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundComplaint, unknownPath } from '../e2e/site.ts';
import { unlistedPairs } from './color-pairs.ts';
import { darkViolations, violations } from './violations.ts';

test.use({ provokes: notFoundComplaint, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allRoutes, unknownPath]) {
  test(`${path} has no barrier that axe finds and no pair of colours nobody listed, in either theme`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
    expect(await darkViolations(page)).toEqual([]);
    expect(await unlistedPairs(page), 'in src/styleguide/contrast-pairs.ts').toEqual([]);
  });
}

test('the open Company menu has no barrier that axe finds, in either theme', async ({ page }) => {
  await page.goto(routes.careers);
  await page.getByRole('button', { name: content.shell.company }).click();
  expect(await violations(page, 'header')).toEqual([]);
  expect(await darkViolations(page, 'header')).toEqual([]);
});

test('an open question has no barrier that axe finds, in either theme', async ({ page }) => {
  await page.goto(routes.home);
  await page.locator('#faq summary').first().click();
  expect(await violations(page, '#faq')).toEqual([]);
  expect(await darkViolations(page, '#faq')).toEqual([]);
});
