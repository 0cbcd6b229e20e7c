import { test as base } from '@playwright/test';
import { findWebKit } from '../../tools/webkit.ts';
import { siteOrigin } from '../../src/config/site.ts';
import { notFoundComplaint } from '../e2e/site.ts';
import { startDriver, type Send } from './driver.ts';

export const expect = base.expect;

declare global {
  /** What pages that were opened from this window complained of. */
  var complaints: string[];
}

/** Keys, as the protocol writes them. */
export const keys = { arrowRight: '\uE014', escape: '\uE00C' };

/** How an element is written in what the driver sends and takes. */
type Reference = Record<string, string>;

/** A window of WebKit. */
export class Tab {
  readonly send: Send;
  /** The window that the others are opened from. */
  readonly first: string;

  constructor(send: Send, first: string) {
    this.send = send;
    this.first = first;
  }

  /** Runs a function in the page. */
  run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.send('POST', '/execute/sync', {
      script: `return (${script})(...arguments)`,
      args,
    });
  }

  /** The first element that a selector finds, that is seen and, if it is given one, has a name. */
  find(selector: string, name: string | null = null): Promise<Reference | null> {
    return this.run<Promise<Reference | null>, [string, string | null]>(
      (kind, wanted) => {
        const found = [...document.querySelectorAll(kind)].find(
          (element) =>
            (element.checkVisibility() || element instanceof HTMLOptionElement) &&
            [null, element.ariaLabel ?? element.textContent.trim()].includes(wanted),
        );
        // The driver would scroll as smoothly as the page does, and not wait for that.
        found?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
        return found as unknown as Promise<Reference | null>;
      },
      selector,
      name,
    );
  }

  /** Clicks such an element. */
  async press(selector: string, name?: string): Promise<void> {
    await expect(async () => {
      const found = await this.find(selector, name);
      if (!found) throw new Error(`There is no ${selector} ${name ?? ''}`);
      await this.send('POST', `/element/${Object.values(found)[0]}/click`, {});
    }).toPass({ timeout: 20_000 });
  }

  /** Presses keys, one after the other, where the focus is. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}

/**
 * The `test` of walks in WebKit, as WebKitGTK brings it. Anything that a page which a test opens
 * complains of in its console, and any error it does not catch, fails the test.
 */
export const test = base.extend<{ tab: Tab }, { webkit: Send }>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const programs = findWebKit();
      if (!programs) throw new Error('WebKit is gone.');
      const driver = await startDriver(programs);
      const send = await driver.openBrowser();
      await send('POST', '/url', { url: `${siteOrigin}/robots.txt` });
      await use(send);
      await send('DELETE', '');
      driver.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit }, use) => {
    const tab = new Tab(webkit, await webkit('GET', '/window'));
    await tab.run(() => void (globalThis.complaints = []));
    await use(tab);
    await closeOpened(tab);
    const complaints = await tab.run(() => {
      localStorage.clear();
      return globalThis.complaints;
    });
    const ours = complaints.filter((complaint) => !notFoundComplaint.test(complaint));
    expect(ours, 'the console stays silent').toEqual([]);
  },
});

/** Closes the window that was opened, if one was, and goes back to the first. */
async function closeOpened(tab: Tab): Promise<void> {
  if ((await tab.send('GET', '/window')) === tab.first) return;
  await tab.send('DELETE', '/window');
  await tab.send('POST', '/window', { handle: tab.first });
}

/**
 * Opens a page in a window of its own, from a page of the same site: the protocol tells nothing of
 * the console, but a window that was opened can be listened to before the page's first script runs.
 */
export async function open(tab: Tab, path: string): Promise<void> {
  await closeOpened(tab);
  await tab.run((address) => {
    const opened = window.open(address, '', 'width=1280,height=800') as
      | (Window & typeof globalThis)
      | null;
    if (!opened) throw new Error('no window opened');
    const note = (...words: unknown[]) => complaints.push(`${address}: ${words.join(' ')}`);
    opened.console.error = note;
    opened.console.warn = note;
    opened.addEventListener('error', ({ message }) => note(message));
    opened.addEventListener('unhandledrejection', ({ reason }) => note(reason));
    opened.addEventListener('securitypolicyviolation', (e) =>
      note(e.violatedDirective, e.blockedURI),
    );
  }, path);
  const handles = await tab.send<string[]>('GET', '/window/handles');
  await tab.send('POST', '/window', { handle: handles.find((handle) => handle !== tab.first) });
  await expect
    .poll(() => tab.run(() => `${document.readyState} ${location.href}`), { timeout: 20_000 })
    .toBe(`complete ${siteOrigin}${path}`);
}

/** The texts of elements that are seen, asked for again until they are as expected. */
export const texts = (tab: Tab, selector: string) =>
  expect.poll(() =>
    tab.run(
      (wanted) =>
        [...document.querySelectorAll(wanted)]
          .filter((element) => element.checkVisibility())
          .map((element) => element.textContent.trim()),
      selector,
    ),
  );

/** Waits until an address of this site is the tab's. */
export const address = (tab: Tab) =>
  expect.poll(() => tab.run(() => location.href.replace(location.origin, '')));

/** Brings a section before the visitor, which starts its island. */
export async function goTo(tab: Tab, id: string): Promise<void> {
  await tab.run((section) => {
    document.querySelector(`#${section}`)?.scrollIntoView({ behavior: 'instant' });
  }, id);
}

/** What has the keyboard's focus: the name of a field, or its text. */
export const focus = (tab: Tab) =>
  expect.poll(() =>
    tab.run(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('name') ?? activeElement?.textContent.trim();
    }),
  );
