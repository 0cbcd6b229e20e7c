import { test as base } from '@playwright/test';
import { findEngine, type EngineName } from '../../tools/engines.ts';
import { notFoundError } from '../e2e/site.ts';
import { startSelenium } from './driver-tab.ts';
import { startPlaywright, startPuppeteer } from './page-tab.ts';
import type { RunningEngine, Tab } from './tab.ts';

export const expect = base.expect;

function startEngine(name: EngineName): Promise<RunningEngine> {
  const engine = findEngine(name);
  if (!engine) throw new Error(`${name} is not installed.`);
  if (engine.client === 'playwright') return startPlaywright(name);
  if (engine.client === 'puppeteer') return startPuppeteer(engine.executablePath);
  return startSelenium(engine.driver, engine.screen);
}

/**
 * The `test` of the smoke suite, which runs in the engine that a project names. A warning or an
 * error in a page's console fails the test.
 */
export const test = base.extend<{ tab: Tab }, { engineName: EngineName; engine: RunningEngine }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.openTab();
    await use(tab);
    const messages = await tab.close();
    const unexpected = messages.filter((message) => !notFoundError.test(message));
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

/** Clicks an element as soon as it is there and can be clicked. */
export const click = (tab: Tab, selector: string, name?: string) =>
  expect(() => tab.click(selector, name)).toPass({ timeout: 20_000 });

/** Clicks a field and types into it. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  await click(tab, selector);
  await tab.type(text);
}

/** Expects something of what a function returns in the page, until it holds. */
export const poll = <Result, Arg = undefined>(
  tab: Tab,
  script: (arg: Arg) => Result,
  arg?: Arg,
  frame?: string,
) => expect.poll(() => tab.run(script, arg, frame));

/** Expects something of the texts of the visible elements that match. */
export const texts = (tab: Tab, selector: string) =>
  poll(
    tab,
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent.trim()),
    selector,
  );

/** Expects something of the address, without its origin. */
export const address = (tab: Tab) => poll(tab, () => location.href.replace(location.origin, ''));

/** Expects something of the focused element: a field's name, or the text. */
export const focus = (tab: Tab) =>
  poll(tab, () => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') ?? activeElement?.textContent.trim();
  });

/** Expects something of the distance from the top of the window to a section, in whole pixels. */
export const sectionTop = (tab: Tab, id: string) =>
  poll(
    tab,
    (section) => Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? NaN),
    id,
  );

/** Scrolls to a section, which loads its code. */
export async function scrollTo(tab: Tab, id: string): Promise<void> {
  await tab.run(
    (section) => document.getElementById(section)?.scrollIntoView({ behavior: 'instant' }),
    id,
  );
}
