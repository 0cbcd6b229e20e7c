import type { Page } from '@playwright/test';
import { productLinks, productOrigin } from '../../src/config/site.ts';
import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { reachBookingFrame } from '../e2e/landing/booking-frame.ts';
import { holdScripts } from '../e2e/requests.ts';
import { inFrame, putInFrame, ready, section, widgetPage } from './hostile-frame.ts';
import { needSections } from '../e2e/sections.ts';

needSections('book-your-stay');

const { frame: words } = content.pages.home.bookYourStay;
const elsewhere = 'http://elsewhere.test/';

/** Last message of the frame. Messages arrive in the order they were sent. */
const sent = `document.title = 'sent'`;

/** Advances the page's clock until it reports that the widget can't be reached. */
async function expectReport(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(section(page).getByText(words.unreachable.title)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test.describe('a ready message is ignored', () => {
  test.describe('from a page on another origin', () => {
    // With its policy, the page would block that origin in the frame.
    test.use({ bypassCSP: true });

    test('that the widget led to', async ({ page }) => {
      await putInFrame(page, `location.replace('${elsewhere}')`);
      const body = widgetPage(`${ready} ${sent}`);
      await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.clock.install();
      await page.goto(routes.home);
      await reachBookingFrame(page);
      await expect.poll(() => page.frames()[1]?.title()).toBe('sent');
      await expectReport(page);
    });
  });

  test('from another frame of the product', async ({ page }) => {
    await putInFrame(page, '');
    await page.route(`${productOrigin}/other`, (route) =>
      route.fulfill({ contentType: 'text/html', body: widgetPage(`${ready} ${sent}`) }),
    );
    await page.clock.install();
    await page.goto(routes.home);
    await reachBookingFrame(page);
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, `${productOrigin}/other`);
    await expect.poll(() => page.frames().at(-1)?.title()).toBe('sent');
    await expectReport(page);
  });
});

test('the widget is not loaded before the code that guards the focus', async ({ page }) => {
  await putInFrame(page, ready);
  const letThrough = await holdScripts(page);
  await page.goto(routes.home);
  await section(page).locator('figure').scrollIntoViewIfNeeded();
  await expect(section(page).getByText(words.opening)).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  letThrough();
  await reachBookingFrame(page);
  await expect(inFrame(page).getByRole('button')).toBeVisible();
});

test.describe('a hostile page in the frame', () => {
  // The browser logs what it blocks.
  test.use({ expectedErrors: /sandbox|navigat|Blocked|Download/i });

  /** What the frame tries, first on load and then when the visitor presses its button. */
  const attempts = `
    const attempt = async () => {
      const done = [];
      const note = (name, act) => { try { done.push([name, act()]); } catch { done.push([name, 'refused']); } };
      note('top', () => { top.location.href = '${elsewhere}'; });
      note('top by link', () => {
        const link = document.createElement('a');
        Object.assign(link, { href: '${elsewhere}', target: '_top' });
        link.click();
      });
      note('alert', () => alert('Your password?'));
      note('confirm', () => confirm('Your password?'));
      note('prompt', () => prompt('Your password?'));
      note('download', () => {
        const link = document.createElement('a');
        Object.assign(link, { href: URL.createObjectURL(new Blob(['MZ'])), download: 'setup.exe' });
        link.click();
      });
      note('document', () => parent.document.title);
      document.title = 'tried';
    };
    document.querySelector('button').onclick = attempt;
    attempt();
    ${ready}`;

  test('cannot navigate, open a dialog or download, with or without a click', async ({
    page,
    context,
  }) => {
    const seen: string[] = [];
    page.on('dialog', (dialog) => {
      seen.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('download', (download) => seen.push(`download: ${download.suggestedFilename()}`));
    page.on('request', (request) => {
      if (request.url().startsWith(elsewhere)) seen.push(`request: ${request.url()}`);
    });
    await page.route(`${elsewhere}**`, (route) => route.fulfill({ body: 'elsewhere' }));
    await putInFrame(page, attempts);
    await page.goto(routes.home);
    await page.evaluate(() => Object.assign(window, { isFirst: true }));
    await reachBookingFrame(page);
    const widget = () => page.frames()[1];
    await expect.poll(() => widget()?.title()).toBe('tried');
    await widget()?.evaluate(() => (document.title = 'again'));
    await inFrame(page).getByRole('button').click();
    await expect.poll(() => widget()?.title()).toBe('tried');
    // Anything requested before this would have started by now.
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
    expect(seen).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
    expect(page.frames()[1]?.url()).toContain(productLinks.bookingWidget);
  });
});
