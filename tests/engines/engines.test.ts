import { expect, test } from '@playwright/test';
import { loadContent } from '../../src/content/content.ts';
import { vendor } from '../e2e/directory/directory.ts';
import { siteOrigin } from '../e2e/pages.ts';
import { startEngine, type Tab } from './engines.ts';

const { pages, showcase } = loadContent();
const lastTitle = `${showcase.at(-1)?.title}`;

/** Clicks the first visible element that matches the selector, and contains the text if one is given. */
const click = (tab: Tab, selector: string, text = '') =>
  expect
    .poll(() =>
      tab.run(
        ([wanted = '', expectText = '']) => {
          const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              element.textContent.includes(expectText) &&
              !element.closest('astro-island[ssr]'),
          );
          found?.scrollIntoView({ block: 'center' });
          found?.focus();
          found?.click();
          return found !== undefined;
        },
        [selector, text],
      ),
    )
    .toBe(true);

/** Polls the text of the first visible element that matches the selector. */
const words = (tab: Tab, selector: string) =>
  expect.poll(() =>
    tab.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        )?.innerText ?? null,
      selector,
    ),
  );

for (const name of ['firefox', 'webkit']) {
  test(`an owner uses the site in ${name}`, async () => {
    const tab = await startEngine(name);
    test.skip(!tab, `${name} is not installed`);
    if (!tab) return;
    try {
      await tab.open(siteOrigin);
      await words(tab, 'h1').toBe(pages.home.hero.heading);
      await click(tab, '[role=switch][data-theme-switch]');
      await expect
        .poll(() => tab.run(() => document.documentElement.dataset['theme'], null))
        .toBe('dark');
      await click(tab, 'header a', 'Pricing');
      const getTop = () =>
        Math.round(document.getElementById('pricing')?.getBoundingClientRect().top ?? 0);
      await expect.poll(() => tab.run(getTop, null)).toBe(80);
      await click(tab, '#pricing label', 'Yearly');
      await words(tab, '#pricing').toMatch(/ a year, plus /);
      await click(tab, '#showcase [role=tab]', lastTitle);
      await words(tab, '#showcase [aria-selected=true]').toBe(lastTitle);
      await tab.run(() => document.getElementById('savings-calculator')?.scrollIntoView(), null);
      await click(tab, '#savings-calculator [role=switch]');
      await words(tab, '#savings-calculator form').toContain('per year');

      await tab.open(`${siteOrigin}/integrations`);
      await click(tab, 'input[type=search]');
      await tab.type(vendor.name);
      await words(tab, 'main section li h3').toBe(vendor.name);

      await tab.open(`${siteOrigin}/contact`);
      for (const [field, text] of [
        ['name', 'Ayu'],
        ['email', 'ayu.carter@guest.example'],
        ['message', 'Four villas'],
      ] as const) {
        await click(tab, `[name=${field}]`);
        await tab.type(text);
      }
      await tab.run(() => {
        const subject = document.querySelector<HTMLSelectElement>('[name=subject]');
        if (subject) subject.selectedIndex = 1;
      }, null);
      await click(tab, 'main form button[type=submit]');
      await words(tab, 'main h2').toBe('Thank You!');
    } finally {
      await tab.stop();
    }
  });
}
