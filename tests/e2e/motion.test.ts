import { pageWords } from '../../src/content/page-words.ts';
import type { Page } from '@playwright/test';
import { content, routes } from '../language.ts';
import { expect, test } from './fixtures.ts';
import { jumpTo } from './navigation/scroll.ts';
import { firstOfCompany } from './site.ts';
import { needSections } from './sections.ts';

needSections('features', 'pricing', 'faq');

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const travelPx = 12;

/** How far each revealed element is from its final place, and whether it is fully visible. */
function revealedElements(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')].map((element) => {
      const { translate, opacity, clipPath } = getComputedStyle(element);
      const [x = 0, y = 0] = translate.split(' ').map((length) => Number.parseFloat(length) || 0);
      const isWhole = opacity === '1' && clipPath === 'none';
      return { distance: Math.hypot(x, y), isWhole };
    }),
  );
}

/** Elements with a running animation, or with one that scrolling would run. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .some((frame) =>
            ['translate', 'rotate', 'scale', 'transform'].some((key) => key in frame),
          ),
      )
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : animation.id,
      ),
  );

test('elements that are not revealed yet are fully visible, at most 12 px from their place', async ({
  page,
}) => {
  await page.goto(routes.home);
  const below = await revealedElements(page);
  expect(below.filter(({ isWhole }) => !isWhole)).toEqual([]);
  const distances = below.map(({ distance }) => distance);
  expect(Math.max(...distances)).toBe(travelPx);
});

test('a heading and a card reach their place before they are read', async ({ page }) => {
  await page.goto(routes.home);
  for (const id of ['features', 'pricing', 'faq']) {
    const top = await page
      .locator(`#${id}`)
      .evaluate((section) => section.getBoundingClientRect().top);
    const revealed = await page.locator(`#${id} [data-reveal]`).first().elementHandle();
    const place = () => revealed?.evaluate((element) => getComputedStyle(element).translate);
    expect(await place()).not.toBe('none');
    await jumpTo(page, top);
    expect(await place(), id).toBe('none');
    await jumpTo(page, 0);
  }
});

/** Records for each page whether it appears with a view transition. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['came'] = viewTransition ? 'in transition' : 'at once';
    });
  });

async function goOnToCareers(page: Page) {
  await noteTransitions(page);
  await page.goto(routes.about);
  await page
    .locator('main')
    .getByRole('link', { name: pageWords('about', content).next.careers })
    .click();
  await page.waitForURL(routes.careers);
  return page.locator('html');
}

test('the next page appears under a header that stays in place, and can be used at once', async ({
  page,
}) => {
  const root = await goOnToCareers(page);
  await expect(root).toHaveAttribute('data-came', 'in transition');
  await page.getByRole('button', { name: content.site.company }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: firstOfCompany.label }),
  ).toBeVisible();
});

test('in print, every element is in its place', async ({ page }) => {
  await page.goto(routes.home);
  await page.emulateMedia({ media: 'print' });
  for (const { distance, isWhole } of await revealedElements(page)) {
    expect(distance).toBe(0);
    expect(isWhole).toBe(true);
  }
});

test('on a phone, nothing is revealed by scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home);
  expect((await revealedElements(page)).filter(({ distance }) => distance > 0)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const route of [routes.home, routes.about]) {
    test(`nothing moves on ${route}, and scrolling is not smooth`, async ({ page }) => {
      await page.goto(route);
      expect(await moving(page)).toEqual([]);
      const smooth = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter(
            (element) => getComputedStyle(element).scrollBehavior === 'smooth',
          ).length,
      );
      expect(smooth).toBe(0);
      expect((await revealedElements(page)).filter(({ distance }) => distance > 0)).toEqual([]);
    });
  }

  test('the next page appears without a transition', async ({ page }) => {
    const root = await goOnToCareers(page);
    await expect(root).toHaveAttribute('data-came', 'at once');
  });

  test('menus and questions open without animation', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole('button', { name: content.site.company }).click();
    expect(await moving(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('#faq summary').first().click();
    expect(await moving(page)).toEqual([]);
  });
});
