import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { siteOrigin } from '../../src/config/site.ts';
import { findElement, windowSize, type RunningEngine, type Tab } from './tab.ts';

const { width, height } = windowSize;
const keys = { ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Escape: Key.ESCAPE };

declare global {
  /** Console messages of the windows that this window opened. */
  var messages: string[];
}

/** Starts WebKitGTK on a virtual screen. All tabs share one browser, which takes seconds to start. */
export async function startSelenium(driver: string, screen: string): Promise<RunningEngine> {
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
  const server = await service.start();
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  };
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await browser.get(`${siteOrigin}/robots.txt`);
  return {
    openTab: () => driverTab(browser),
    stop: async () => {
      await browser.quit();
      await service.kill();
      display.kill();
    },
  };
}

/** Runs in a page of the site: opens another and collects its console from before its first script. */
function openWindow({ path, features }: { path: string; features: string }): void {
  const opened = window.open(path, '', features) as (Window & typeof globalThis) | null;
  if (!opened) throw new Error('no window opened');
  const note = (...words: unknown[]) => messages.push(`${path}: ${words.join(' ')}`);
  opened.console.error = note;
  opened.console.warn = note;
  opened.addEventListener('error', ({ message }) => note(message));
  opened.addEventListener('unhandledrejection', ({ reason }) => note(reason));
  opened.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(violatedDirective, blockedURI),
  );
}

/**
 * Drives a browser by classic WebDriver. That protocol does not report the console, so each page
 * opens in a window that another page of the site listens to.
 */
async function driverTab(driver: WebDriver): Promise<Tab> {
  const opener = await driver.getWindowHandle();
  await driver.executeScript(() => {
    globalThis.messages = [];
  });

  async function goToOpener(): Promise<void> {
    if ((await driver.getWindowHandle()) === opener) return;
    await driver.close();
    await driver.switchTo().window(opener);
  }

  return {
    open: async (path) => {
      await goToOpener();
      const features = `width=${width},height=${height}`;
      await driver.executeScript(openWindow, { path, features });
      const handles = await driver.getAllWindowHandles();
      await driver.switchTo().window(handles.find((handle) => handle !== opener) ?? '');
      const state = () => `${document.readyState} ${location.href}`;
      const loaded = `complete ${siteOrigin}${path}`;
      await driver.wait(async () => (await driver.executeScript(state)) === loaded);
      return undefined;
    },
    run: async (script, arg, frame) => {
      if (frame) await driver.switchTo().frame(await driver.findElement(By.css(frame)));
      const result = await driver.executeScript(script, arg);
      await driver.switchTo().defaultContent();
      return result as never;
    },
    click: async (selector, name) => {
      const found = await driver.executeScript<WebElement>(findElement, { selector, name });
      await found.click();
    },
    choose: (selector, value) =>
      driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (narrow) => {
      await driver.manage().window().setRect({ width: narrow, height });
      // The window is resized, and the page learns of it, after this command has returned.
      await driver.wait(() => driver.executeScript((to: number) => innerWidth <= to, narrow));
      await driver.executeScript(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
    acceptAlert: async () => {
      const alert = await driver.wait(until.alertIsPresent());
      const message = await alert.getText();
      await alert.accept();
      return message;
    },
    close: async () => {
      await goToOpener();
      return driver.executeScript(() => {
        localStorage.clear();
        return globalThis.messages;
      });
    },
  };
}
