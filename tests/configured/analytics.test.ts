import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures.ts';
import { content, routes } from '../language.ts';
import { message } from '../e2e/contact/contact-form.ts';
import { send, thanks } from './form.ts';
import { test, type CountingService } from './site.ts';

// The mock product server only lets the other tests' site embed its widget.
test.use({ expectedErrors: /^Framing '/ });

/** Plausible's script counts no visits of automated browsers, unless the page says so. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { __plausible: true }));
});

const goTo = (page: Page, path: string) =>
  page.goto(path, { referer: 'https://search.example/?q=typed' });

/** What Plausible received, apart from how long each page was read. */
const events = ({ received }: CountingService) =>
  received
    .map(({ body }) => JSON.parse(body) as { n: string; u: string; p?: unknown })
    .filter(({ n }) => n !== 'engagement');

test('a visit counts, without searches and figures of its address, and nothing is stored', async ({
  page,
  context,
  baseURL: origin = '',
  counting,
}) => {
  await goTo(page, `${routes.home}?utm_source=mail&utm_term=a@b.example&q=typed&rate=80`);
  await expect.poll(() => events(counting)).toHaveLength(1);
  expect(events(counting)[0]).toMatchObject({
    n: 'pageview',
    d: 'localhost',
    u: `${origin}${routes.home}?utm_source=mail`,
    r: 'https://search.example',
  });
  expect(JSON.stringify(counting.received)).not.toMatch(/typed|rate=80|a@b/);
  expect(counting.received[0]?.url.pathname).toBe('/api/event');
  expect(counting.received[0]?.headers.cookie).toBeUndefined();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('a click on a link to the trial counts, with its plan', async ({ page, counting }) => {
  const plan = content.plans.find(({ price }) => price !== null)?.id ?? '';
  await goTo(page, routes.home);
  await page.locator(`a[data-plan="${plan}"]`).first().click();
  const popup = page.waitForEvent('popup');
  await page.locator('header a[data-sign-up]').first().click();
  await (await popup).close();
  await expect
    .poll(() => events(counting).at(-1))
    .toMatchObject({
      n: 'Outbound Link: Click',
      p: { url: expect.stringContaining(`plan=${plan}`) },
    });
});

test('a form that is sent counts, and nothing of it is sent along', async ({ page, counting }) => {
  await goTo(page, routes.contact);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => events(counting).at(-1)).toMatchObject({ n: 'Form: Submission' });
  for (const typed of Object.values(message))
    expect(JSON.stringify(counting.received)).not.toContain(typed);
});

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`with ${signal}, nothing is counted`, async ({ page, counting }) => {
    await page.addInitScript(
      ([name, given]) => Object.defineProperty(Navigator.prototype, name, { get: () => given }),
      [property, value] as const,
    );
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    await page.goto(routes.about, { waitUntil: 'networkidle' });
    expect(counting.received).toEqual([]);
  });
}

test.describe('when the service is down', () => {
  test.use({ expectedErrors: /Failed to load resource|^Framing '/ });

  test('the site works as ever', async ({ page, counting }) => {
    counting.answer = 'reset';
    await goTo(page, routes.contact);
    await send(page);
    await expect(thanks(page)).toBeVisible();
  });
});
