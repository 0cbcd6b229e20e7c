import { test as base } from '@playwright/test';
import { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '../../tools/firefox.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { notFoundComplaint, scrollOffsetPx } from '../e2e/site.ts';

export const expect = base.expect;

/**
 * The `test` of walks in Firefox, as it is installed: Puppeteer speaks to it by WebDriver BiDi.
 * Anything the page complains of in its console, and any error it does not catch, fails the test.
 */
export const test = base.extend<{ tab: Page }, { firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const executablePath = findFirefox() ?? '';
      const firefox = await launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1280, height: 800 });
    const complaints: string[] = [];
    const note = (complaint: string) => {
      if (!notFoundComplaint.test(complaint)) complaints.push(complaint);
    };
    tab.on('pageerror', (error) => note(String(error)));
    tab.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) note(message.text());
    });
    await use(tab);
    await context.close();
    expect(complaints, 'the console stays silent').toEqual([]);
  },
});

/** Opens a page of the site. @returns its status. */
export async function open(tab: Page, path: string): Promise<number | undefined> {
  const response = await tab.goto(siteOrigin + path);
  return response?.status();
}

/**
 * Presses the element of a kind that is seen and has a name: its label, or else its text. (Firefox
 * can be asked for what assistive technology sees, but takes seconds to answer on a long page.)
 */
export async function press(tab: Page, selector: string, name: string): Promise<void> {
  const found = await tab.waitForFunction(
    (kind, wanted) =>
      [...document.querySelectorAll(kind)].find(
        (element) =>
          (element.ariaLabel ?? element.textContent.trim()) === wanted && element.checkVisibility(),
      ),
    {},
    selector,
    name,
  );
  await (found as ElementHandle<Element>).click();
}

/** The texts of elements, asked for again until they are as expected. */
export const texts = (tab: Page, selector: string) =>
  expect.poll(() =>
    tab.$$eval(selector, (elements) =>
      elements.filter((e) => e.checkVisibility()).map((element) => element.textContent.trim()),
    ),
  );

/** Waits until an address of this site is the tab's. */
export const address = (tab: Page) => expect.poll(() => tab.url().replace(siteOrigin, ''));

/** Waits until a section begins where a link to it puts it, within a pixel. */
export async function reachSection(tab: Page, id: string): Promise<void> {
  const top = () => tab.$eval(`#${id}`, (section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(Math.abs((await top()) - scrollOffsetPx))).toBe(0);
}

/** Brings a section before the visitor, and waits until its island has started. */
export async function goTo(tab: Page, id: string): Promise<void> {
  await tab.$eval(`#${id}`, (section) => section.scrollIntoView({ behavior: 'instant' }));
}

/** What has the keyboard's focus: its text, or the name of a field. */
export const focus = (tab: Page) =>
  expect.poll(() =>
    tab.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent.trim();
    }),
  );
