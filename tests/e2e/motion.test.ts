import { expect, test } from './fixtures.ts';

/** Runs in the page. Finds elements whose animation moves them, or that scroll smoothly. */
function findMoving(): string[] {
  const moves = (frame: ComputedKeyframe) =>
    ['translate', 'rotate', 'scale', 'transform'].some((property) => property in frame);
  const animated = document
    .getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some(moves))
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 60) ?? '');
  const smooth = [...document.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
    .map((element) => element.outerHTML.slice(0, 60));
  return [...animated, ...smooth];
}

test('with reduced motion, nothing moves, and pages change without a transition', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      document.documentElement.setAttribute('data-transition', `${viewTransition !== null}`),
    );
  });
  await page.goto('/');
  expect(await page.evaluate(findMoving)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
  await page.waitForURL('/integrations');
  expect(await page.evaluate(findMoving)).toEqual([]);
});
