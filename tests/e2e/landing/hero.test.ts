import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { needSections } from '../sections.ts';

needSections('demo');

const { hero } = content.pages.home;

test.use({ viewport: { width: 1280, height: 800 } });

test('the first screen of a laptop holds the heading, both ways on and most of the board', async ({
  page,
}) => {
  await page.goto(routes.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const band = page.getByRole('region', { name: hero.heading });
  await expect(band.getByRole('link', { name: hero.startTrial })).toBeInViewport({ ratio: 1 });
  await expect(band.getByRole('link', { name: hero.watchDemo })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: hero.board })).toBeInViewport({ ratio: 0.8 });
});

test('claims that are samples are marked beside them', async ({ page }) => {
  await page.goto(routes.home);
  const band = page.getByRole('region', { name: hero.heading });
  const isSample = hero.claims.some(({ sample }) => sample);
  await expect(band.getByText(hero.sampleNote)).toHaveCount(isSample ? 1 : 0);
});

test(
  'on a phone, the board shows three properties and its title the days',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.home);
    const board = page.getByRole('img', { name: hero.board });
    await expect(board.getByText('Bukit House')).toBeVisible();
    await expect(board.getByText('Pondok Kelapa')).toBeHidden();
    await expect(board.getByText(content.scenes.board.week)).toBeVisible();
    await expect(board.getByText(content.scenes.board.fortnight)).toBeHidden();
  },
);
