import { expect, firefox, webkit, type Page } from '@playwright/test';
import { launch, type Page as PuppeteerPage } from 'puppeteer-core';
import type { EngineName } from '../../tools/engines.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { findElement, windowSize, type RunningEngine, type Tab } from './tab.ts';

type Actions = Pick<Tab, 'choose' | 'resize'> & { close: () => Promise<void> };

/** Starts the build of an engine that Playwright installed. */
export async function startPlaywright(name: EngineName): Promise<RunningEngine> {
  const browser = await { firefox, webkit }[name].launch();
  return {
    openTab: async () => {
      const options = { viewport: windowSize, reducedMotion: 'reduce' } as const;
      const context = await browser.newContext(options);
      const page = await context.newPage();
      return pageTab(page, {
        choose: async (selector, value) => void (await page.selectOption(selector, value)),
        resize: (width) => page.setViewportSize({ ...windowSize, width }),
        close: () => context.close(),
      });
    },
    stop: () => browser.close(),
  };
}

/** Starts the system's Firefox by WebDriver BiDi. */
export async function startPuppeteer(executablePath: string): Promise<RunningEngine> {
  const extraPrefsFirefox = { 'ui.prefersReducedMotion': 1 };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  return {
    openTab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(windowSize);
      return pageTab(page, {
        choose: async (selector, value) => void (await page.select(selector, value)),
        resize: (width) => page.setViewport({ ...windowSize, width }),
        close: () => context.close(),
      });
    },
    stop: () => browser.close(),
  };
}

/** Drives a page of Playwright or Puppeteer by the methods that both have. */
function pageTab(either: Page | PuppeteerPage, actions: Actions): Tab {
  const page = either as Page;
  const alerts: string[] = [];
  const errors: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (/^(error|warn)/.test(message.type())) errors.push(message.text());
  });

  return {
    ...actions,
    open: async (path) => (await page.goto(siteOrigin + path))?.status(),
    run: async (script, arg, frame) => {
      const place = frame ? await (await page.$(frame))?.contentFrame() : page;
      if (!place) throw new Error(`No frame ${frame}`);
      return place.evaluate(script as (arg: unknown) => never, arg);
    },
    click: async (selector, name) => {
      const found = await page.evaluateHandle(findElement, { selector, name });
      await found.asElement()?.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    acceptAlert: async () => {
      await expect.poll(() => alerts).not.toEqual([]);
      return alerts.shift() ?? '';
    },
    close: async () => {
      await actions.close();
      return errors;
    },
  };
}
