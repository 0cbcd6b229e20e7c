import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { findProgram } from '../../scripts/chromium.ts';

/** A tab in a running browser. */
export interface Tab {
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
export async function startEngine(name: string): Promise<Tab | undefined> {
  const [driver, screen] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const firefox = process.env['FIREFOX_PATH'] || findProgram('firefox-esr', 'firefox');
  if (name === 'firefox') return firefox ? startFirefox(firefox) : undefined;
  return driver && screen ? startWebKit(driver, screen) : undefined;
}
