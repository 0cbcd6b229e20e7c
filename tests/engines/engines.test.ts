import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findProgram } from '../../scripts/chromium.ts';
import { loadContent } from '../../src/content/content.ts';
import { vendor } from '../e2e/directory/directory.ts';
import { siteOrigin } from '../e2e/pages.ts';

/** A tab in a running browser. */
interface Tab {
  open(address: string): Promise<unknown>;
  /** Runs a function in the page. @returns its result. */
  run<Result, Arg>(script: (arg: Arg) => Result, arg: Arg): Promise<Result>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  stop(): Promise<unknown>;
}

/** Starts the installed Firefox, through WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Tab> {
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    open: (address) => page.goto(address),
    run: (script, arg) => page.evaluate(script as (arg: unknown) => never, arg),
    type: (text) => page.keyboard.type(text),
    stop: () => browser.close(),
  };
}

/** Starts WebKitGTK on a virtual screen, through classic WebDriver, the only protocol that it supports. */
async function startWebKit(driver: string, screen: string): Promise<Tab> {
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const display = spawn(screen, screenArgs, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(display.stdout, 'data')) as [Buffer];
  const service = new ServiceBuilder(driver)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${String(number).trim()}`,
      GDK_BACKEND: 'x11',
      // GTK reads `gtk-3.0/settings.ini` there, which asks for reduced motion.
      XDG_CONFIG_HOME: import.meta.dirname,
    })
    .build();
  const browser = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build();
  await browser.manage().window().setRect({ width: 1280, height: 800 });
  return {
    open: async (address) => {
      await browser.get(address);
      // The driver can respond before the page's scripts have run.
      await browser.wait(() => browser.executeScript(() => document.readyState === 'complete'));
    },
    run: (script, arg) => browser.executeScript(script, arg),
    type: (text) => browser.actions().sendKeys(text).perform(),
    stop: async () => {
      await browser.quit();
      await service.kill();
      display.kill();
    },
  };
}

/** Starts a browser by the name of its engine; undefined if it is not installed. */
async function startEngine(name: string): Promise<Tab | undefined> {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const firefox = process.env['FIREFOX_PATH'] || findProgram('firefox-esr', 'firefox');
  if (name === 'firefox') return firefox ? startFirefox(firefox) : undefined;
  return driver && screen ? startWebKit(driver, screen) : undefined;
}

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
