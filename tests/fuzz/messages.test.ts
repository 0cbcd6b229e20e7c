import type { Page } from '@playwright/test';
import { routes } from '../language.ts';
import { productOrigin, siteOrigin } from '../../src/config/site.ts';
import { fuzzTimes } from '../../src/shared/fuzz.fixture.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { reachBookingFrame } from '../e2e/landing/booking-frame.ts';
import { noteRequests } from '../e2e/requests.ts';
import { needSections } from '../e2e/sections.ts';

needSections('book-your-stay', 'faq');

type Receiver = 'self' | 'parent';

const flood = fuzzTimes > 1 ? 50_000 : 5000;

/** Runs in the sender's page: sends a window every kind of message except the valid one. */
function sendInvalidMessages([receiver, count]: [Receiver, number]): void {
  let deep: object = { type: 'ready' };
  for (let depth = 0; depth < 500; depth += 1) deep = { inner: deep };
  const circle: { self?: object; type: string } = { type: 'resize' };
  circle.self = circle;
  const texts = ['', 'READY', 'ready ', '{"type":"ready"}', '<img src=x onerror=alert(1)>'];
  const things = [null, undefined, true, NaN, 0n, new Date(0), /ready/, new Error('ready')];
  const lists = [['ready'], new Set(['ready']), new Map([['type', 'ready']])];
  const fields = [
    {},
    { type: ['ready'] },
    { type: null },
    { data: { type: 'ready' } },
    circle,
    deep,
  ];
  const orders = [
    { type: 'navigate', url: 'https://elsewhere.test/' },
    { type: 'height', height: 1e9 },
  ];
  const huge = [
    new ArrayBuffer(5_000_000),
    'ready'.repeat(1_000_000),
    Array.from({ length: 100_000 }, (_, index) => ({ type: index })),
  ];
  const send = (message: unknown) => window[receiver].postMessage(message, '*');
  [...texts, ...things, ...lists, ...fields, ...orders, ...huge].forEach(send);
  for (let sent = 0; sent < count; sent += 1) send({ type: `ready${sent}` });
}

/** The page's address, and the number of elements that could fetch or run something. */
const state = (page: Page) =>
  page.evaluate(() => [
    location.href,
    history.length,
    document.title,
    document.querySelectorAll('script,img,iframe,object,embed,base,meta,form').length,
  ]);

test('invalid messages change nothing, whatever their sender and number', async ({ page }) => {
  test.setTimeout(180_000);
  const script = `(${sendInvalidMessages})(['parent', ${flood}]); document.title = 'sent'`;
  const body = `<!doctype html><script>${script.replaceAll('</', '<\\/')}</script>`;
  await page.route(`${productOrigin}/widget/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  );
  await page.goto(routes.home);
  await reachBookingFrame(page);
  const before = await state(page);
  const requests = noteRequests(page);
  // From the page and from the frame.
  await page.evaluate(sendInvalidMessages, ['self', flood] as [Receiver, number]);
  await expect.poll(() => page.frames()[1]?.title()).toBe('sent');
  // Again from the page. Messages arrive in order, so the last one arrives after all others.
  await page.evaluate(sendInvalidMessages, ['self', flood] as [Receiver, number]);
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    addEventListener('message', ({ data }) => data === 'the last' && resolve());
    postMessage('the last', '*');
    await promise;
  });
  await expect(page.locator('[data-booking-frame]')).toHaveAttribute('data-status', 'opening');
  expect(requests.filter((request) => request.includes('elsewhere'))).toEqual([]);
  expect(await state(page)).toEqual(before);
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
});

test('a page that opens the site from another origin cannot send it messages', async ({
  page,
  context,
}) => {
  const elsewhere = 'http://elsewhere.test/';
  await page.route(elsewhere, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await page.goto(elsewhere);
  const opened = context.waitForEvent('page');
  const isCut = await page.evaluateHandle((url) => {
    const site = open(url, 'site');
    return () => site?.closed;
  }, siteOrigin);
  const site = await opened;
  await site.waitForLoadState();
  expect(await site.evaluate(() => opener)).toBeNull();
  expect(await isCut.evaluate((ask) => ask())).toBe(true);
});
