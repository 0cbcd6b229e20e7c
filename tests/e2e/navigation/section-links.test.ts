import { content, routes, sectionHref } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { jumpTo, reachSection, recordScroll, scrollPosition, twoFrames } from './scroll.ts';
import { lastLinked, firstLinked, navigation } from '../site.ts';
import { needSections } from '../sections.ts';

needSections('demo', 'pricing');

const { scrollToTop } = content.site;
const { hero } = content.pages.home;
const footerSections = navigation.footer
  .flatMap(({ links }) => links)
  .filter(({ href }) => href.startsWith(`${routes.home}#`));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a section link scrolls smoothly to 80 px above the section, and the logo scrolls to the top', async ({
    page,
  }) => {
    await page.goto(routes.home);
    const header = page.getByRole('banner');
    const down = await recordScroll(page, () =>
      header.getByRole('link', { name: lastLinked.label }).click(),
    );
    expect(down.length).toBeGreaterThan(3);
    await reachSection(page, lastLinked.id);
    await expect(page).toHaveURL(sectionHref(lastLinked.id));

    const up = await recordScroll(page, () =>
      header.getByRole('link', { name: content.company.name }).click(),
    );
    expect(up.length).toBeGreaterThan(3);
    expect(up.at(-1)).toBe(0);
    await expect(page).toHaveURL(routes.home);
  });

  test('the focused element stays in view however fast a visitor tabs', async ({ page }) => {
    await page.goto(routes.home);
    for (const key of ['Tab', 'Shift+Tab']) {
      const presses = Array.from({ length: 40 }, () => page.keyboard.press(key));
      await Promise.all(presses);
      const isOnScreen = () =>
        page.evaluate(() => {
          const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? {};
          return top !== undefined && bottom !== undefined && bottom > 0 && top < innerHeight;
        });
      expect(await isOnScreen(), key).toBe(true);
    }
  });

  test('Scroll to top appears after 300 px and scrolls smoothly to the top', async ({ page }) => {
    await page.goto(routes.home);
    const button = page.getByRole('button', { name: content.site.scrollToTop });
    await expect(button).toBeHidden();
    await jumpTo(page, 301);
    await expect(button).toBeVisible();
    await jumpTo(page, 300);
    await expect(button).toBeHidden();
    await jumpTo(page, 900);
    const positions = await recordScroll(page, () => button.click());
    expect(positions.length).toBeGreaterThan(3);
    expect(positions.at(-1)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test.describe('on the landing page', () => {
  test('tabbing through the header does not scroll the page', async ({ page }) => {
    await page.goto(routes.home);
    await jumpTo(page, 1400);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: content.company.name }).focus();
    await page.keyboard.press('Tab');
    await expect(
      header.getByRole('link', { name: navigation.header[0]?.label ?? '' }),
    ).toBeFocused();
    await twoFrames(page);
    expect(await scrollPosition(page)).toBe(1400);
  });

  test('the logo can be opened in another tab', async ({ page, context }) => {
    await page.goto(routes.home);
    const opened = context.waitForEvent('page');
    const logo = page.getByRole('banner').getByRole('link', { name: content.company.name });
    await logo.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(routes.home);
  });
});

test.describe('with reduced motion', () => {
  test('section links, the logos and Scroll to top jump', async ({ page }) => {
    await page.goto(routes.home);
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const jumps = [
      { down: header.getByRole('link', { name: firstLinked.label }), id: firstLinked.id },
      { up: page.getByRole('button', { name: scrollToTop }) },
      { down: header.getByRole('link', { name: lastLinked.label }), id: lastLinked.id },
      { up: header.getByRole('link', { name: content.company.name }) },
      { down: page.getByRole('link', { name: hero.watchDemo }), id: 'demo' },
      ...footerSections.map(({ label, href }) => ({
        down: footer.getByRole('link', { name: label }),
        id: href.slice(href.indexOf('#') + 1),
      })),
      { up: footer.getByRole('link', { name: content.company.name, exact: true }) },
    ];
    for (const { down, up, id } of jumps) {
      const control = down ?? up;
      await control?.focus();
      await twoFrames(page);
      const positions = await recordScroll(page, () => page.keyboard.press('Enter'));
      expect(positions).toHaveLength(1);
      if (id) await reachSection(page, id);
      else expect(positions).toEqual([0]);
    }
  });

  test('the back button restores the address and the scroll position', async ({ page }) => {
    await page.goto(routes.home);
    await jumpTo(page, 420);
    await page.getByRole('banner').getByRole('link', { name: lastLinked.label }).click();
    await reachSection(page, lastLinked.id);
    await recordScroll(page, () => page.goBack());
    await expect(page).toHaveURL(routes.home);
    expect(await scrollPosition(page)).toBe(420);
  });
});

test.describe('on any other page', () => {
  test('header and footer links lead to sections of the landing page', async ({ page }) => {
    const lastHref = sectionHref(lastLinked.id);
    const links = [
      { landmark: 'banner', label: lastLinked.label, href: lastHref } as const,
      ...footerSections.map((link) => ({ landmark: 'contentinfo' as const, ...link })),
    ];
    for (const { landmark, label, href } of links) {
      await page.goto(routes.about);
      await page.getByRole(landmark).getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(href);
      await reachSection(page, href.slice(href.indexOf('#') + 1));
    }
  });

  test('the logo leads to the landing page', async ({ page }) => {
    await page.goto(routes.about);
    await page.getByRole('banner').getByRole('link', { name: content.company.name }).click();
    await expect(page).toHaveURL(routes.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.heading);
  });
});

/** Addresses from which a section link is followed. */
const addresses = [
  routes.home,
  `${routes.home}?utm_source=mail`,
  `${routes.home}?rate=200&plan=pro`,
  `${routes.home}?utm_source=mail#pricing`,
];

for (const address of addresses) {
  test(`at ${address} a section link scrolls every time it is followed`, async ({ page }) => {
    await page.goto(address);
    const { search, hash: arrival } = new URL(address, page.url());
    // A link followed by a script, unlike one followed by a visitor, doesn't cancel the arrival.
    if (arrival) await reachSection(page, arrival.slice(1));
    const linked = await page
      .locator(`a[href^="${routes.home}#"]`)
      .evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map(({ hash }) => hash))]);
    expect(linked).toContain('#pricing');
    for (const hash of linked.filter((each) => each !== '#contact')) {
      const follow = () =>
        page.evaluate(
          (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
          `${routes.home}${hash}`,
        );
      for (const time of ['once', 'twice']) {
        await jumpTo(page, 0);
        await follow();
        await reachSection(page, hash.slice(1));
        await expect(page, time).toHaveURL(`${routes.home}${search}${hash}`);
      }
    }
    await page.goBack();
    await jumpTo(page, 0);
    await page.getByRole('banner').getByRole('link', { name: lastLinked.label }).click();
    await reachSection(page, lastLinked.id);
  });
}

test('a link to a question reopens it after it was closed', async ({ page }) => {
  const id = content.faq.at(-1)?.id;
  await page.goto(`${routes.home}?utm_source=mail#${id}`);
  const question = page.locator(`details#${id}`);
  await expect(question).toHaveAttribute('open');
  await question.locator('summary').click();
  await expect(question).not.toHaveAttribute('open');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
  }, `${routes.home}#${id}`);
  await expect(question).toHaveAttribute('open');
});

test('a section link keeps the page loaded and the query in the address', async ({ page }) => {
  await page.goto(`${routes.home}?utm_source=letter`);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await page.getByRole('banner').getByRole('link', { name: firstLinked.label }).click();
  await expect(page).toHaveURL(`${routes.home}?utm_source=letter#${firstLinked.id}`);
  await reachSection(page, firstLinked.id);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
});
