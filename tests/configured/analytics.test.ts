import { content, routes } from '../language.ts';
import { expect } from '../e2e/fixtures.ts';
import { hasStarted, island } from '../e2e/islands.ts';
import { eventNames, events, goTo } from './counted.ts';
import { send, thanks } from './form.ts';
import { test } from './site.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'savings-calculator');

// The mock product server only lets the other tests' site embed its widget.
test.use({ expectedErrors: /^Framing '/ });

test('demos, the calculator and its link are counted, the calculator once', async ({
  page,
  context,
  counting,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await goTo(page, routes.home, { vitalsPercent: 0 });
  await page.locator('a[href$="#demo"]').first().click();
  const popup = page.waitForEvent('popup');
  await page.locator('footer a[href$="/demo"]').click();
  await (await popup).close();
  const calculator = page.locator('#savings-calculator');
  const rate = calculator
    .getByLabel(content.pages.home.savingsCalculator.calculator.nightlyRate.label)
    .first();
  await rate.focus();
  await rate.press('ArrowRight');
  await rate.press('ArrowRight');
  await hasStarted(island(page, 'SavingsCalculator'));
  const { copyLink, copySummary } = content.pages.home.savingsCalculator.calculator.share;
  await calculator.getByRole('button', { name: copySummary }).click();
  await calculator.getByRole('button', { name: copyLink }).click();
  const expected = [
    { name: 'Demo clicked', props: { kind: 'tour' } },
    { name: 'Demo clicked', props: { kind: 'call' } },
    { name: 'Calculator used', props: {} },
    { name: 'Link copied', props: {} },
  ];
  await expect.poll(() => events(counting)).toEqual(expected);
});

test('a sent message is counted, and nothing of it is sent along', async ({ page, counting }) => {
  await goTo(page, routes.contact, { vitalsPercent: 0 });
  await send(page);
  await expect(thanks(page)).toBeVisible();
  await expect.poll(() => events(counting)).toEqual([{ name: 'Contact sent', props: {} }]);
});

for (const [name, hasSearchText, typed, props] of [
  ['without its text', false, 'Zyxwvut', {}],
  ['with its text if so configured', true, 'Zyxwvut', { query: 'Zyxwvut' }],
  ['but never with an email address', true, 'zyxwv@zyxwv.zyxwv', {}],
] as const) {
  test(`a search without a result is counted once, ${name}`, async ({ page, counting }) => {
    await goTo(page, routes.integrations, { vitalsPercent: 0, hasSearchText });
    const box = page.getByRole('searchbox');
    await box.fill(typed.slice(0, -1));
    await hasStarted(island(page, 'IntegrationDirectory'));
    await box.fill(typed);
    await expect(page.getByRole('heading', { name: typed })).toBeVisible();
    await expect.poll(() => events(counting)).toEqual([{ name: 'Search without result', props }]);
  });
}

test('web vitals are counted when the visitor leaves', async ({ page, counting }) => {
  await goTo(page, routes.about);
  await page.getByRole('main').click();
  await page.goto(routes.careers);
  const metrics = () =>
    events(counting)
      .filter(({ name }) => name === 'Web vital')
      .map(({ props }) => props['metric'])
      .toSorted();
  // INP too, if an interaction was slow enough to be reported.
  await expect.poll(metrics).toEqual(expect.arrayContaining(['CLS', 'LCP']));
  for (const { props } of events(counting)) {
    if (!('metric' in props)) continue;
    expect(props).toEqual({
      metric: expect.any(String),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      value: expect.any(Number),
    });
  }
});

for (const [signal, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`with ${signal}, nothing is sent and no code to count is loaded`, async ({
    page,
    counting,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.addInitScript(
      ([name, given]) => Object.defineProperty(Navigator.prototype, name, { get: () => given }),
      [property, value] as const,
    );
    await page.goto(routes.home, { waitUntil: 'networkidle' });
    await page.locator('a[href$="#demo"]').first().click();
    await page.goto(routes.about, { waitUntil: 'networkidle' });
    expect(counting.received).toEqual([]);
    expect(scripts.filter((url) => /counter|vitals/.test(url))).toEqual([]);
  });
}

test.describe('when the service is down', () => {
  test.use({ expectedErrors: /Failed to load resource|^Framing '/ });

  test('the site works as ever, and nothing is tried again', async ({ page, counting }) => {
    counting.answer = 'reset';
    await goTo(page, routes.contact, { vitalsPercent: 0 });
    await send(page);
    await expect(thanks(page)).toBeVisible();
    await expect.poll(() => eventNames(counting)).toEqual(['pageview', 'Contact sent']);
    await expect(page.locator('[data-reload]')).toBeHidden();
  });
});

test('what counts visits weighs at most 3 KB, and comes after the page has loaded', async ({
  page,
  counting,
}) => {
  const loaded: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const bytes = Number((await response.allHeaders())['content-length']);
    loaded.push({ url: response.url(), bytes });
  });
  await page.goto(routes.about);
  await expect.poll(() => counting.received.length).toBeGreaterThan(0);
  // The first script starts the status line as well.
  const files = () => loaded.filter(({ url }) => /\/(page|counter)\.[^/]*js$/.test(url));
  await expect.poll(() => files().length).toBe(2);
  const bytes = files().reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(3_000);
});
