import type { FrameLocator, Locator, Page } from '@playwright/test';
import { routes } from '../language.ts';
import { productOrigin } from '../../src/config/site.ts';
import { reachBookingFrame } from '../e2e/landing/booking-frame.ts';

/** The section of the booking frame. */
export const section = (page: Page): Locator => page.locator('#book-your-stay');

/** The page in the booking frame. */
export const inFrame = (page: Page): FrameLocator => section(page).frameLocator('iframe');

/** Script that sends the ready message that the page expects. */
export const ready = `parent.postMessage({ type: 'ready' }, '*');`;

/** A page with a field, a button and a script, in place of the widget. */
export const widgetPage = (script: string): string => `<!doctype html><title>Widget</title>
  <input aria-label="Theirs" style="display: block; block-size: 5rem; inline-size: 100%">
  <button>Press</button>
  <script>${script}</script>`;

/** Serves another page instead of the widget. */
export async function putInFrame(page: Page, script: string): Promise<void> {
  await page.route(`${productOrigin}/widget/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: widgetPage(script) }),
  );
}

/** Opens the landing page at the booking frame, with another page instead of the widget. */
export async function openWithFrame(page: Page, script: string): Promise<void> {
  await putInFrame(page, script);
  await page.goto(routes.home);
  await reachBookingFrame(page);
}
