import { expect, test } from './fixtures.ts';

/** What moves: elements with an animation of their place, or with smooth scrolling. */
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

test('with reduced motion nothing moves, and no page changes with a transition', async ({
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what is not revealed yet can be read, at most 12 px from its place; print has no motion', async ({
    page,
  }) => {
    await page.goto('/');
    const revealed = () =>
      page.locator('[data-reveal]').evaluateAll((elements) =>
        elements.map((element) => {
          const { translate, opacity } = getComputedStyle(element);
          const [x = 0, y = 0] = translate.split(' ').map((part) => Number.parseFloat(part) || 0);
          return { opacity, distancePx: Math.hypot(x, y) };
        }),
      );
    const below = await revealed();
    expect(Math.max(...below.map(({ distancePx }) => distancePx))).toBe(12);
    expect(new Set(below.map(({ opacity }) => opacity))).toEqual(new Set(['1']));
    await page.emulateMedia({ media: 'print' });
    expect(Math.max(...(await revealed()).map(({ distancePx }) => distancePx))).toBe(0);
  });
});
