import { content } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';

const { hero } = content.pages.home;

test.use({ viewport: { width: 1280, height: 800 } });

test('the first screen of a laptop holds the heading, both ways on and most of the board', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  const band = page.getByRole('region', { name: hero.heading });
  await expect(band.getByRole('link', { name: hero.startTrial })).toBeInViewport({ ratio: 1 });
  await expect(band.getByRole('link', { name: hero.watchDemo })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('img', { name: hero.board })).toBeInViewport({ ratio: 0.8 });
});
