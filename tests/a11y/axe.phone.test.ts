import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes, notFoundComplaint, unknownPath } from '../e2e/site.ts';
import { darkViolations, violations } from './violations.ts';

test.use({ provokes: notFoundComplaint, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...allRoutes, unknownPath]) {
  test(`on a phone, ${path} has no barrier that axe finds`, async ({ page }) => {
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
  });
}

test('on a phone, the open menus have no barrier that axe finds, in either theme', async ({
  page,
}) => {
  await page.goto(routes.careers);
  await page.getByRole('button', { name: content.shell.menu }).tap();
  await page.getByRole('button', { name: content.shell.company }).tap();
  expect(await violations(page, 'header')).toEqual([]);
  expect(await darkViolations(page, 'header')).toEqual([]);
});
