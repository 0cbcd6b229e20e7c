import type { Page } from '@playwright/test';
import type { AnalyticsConfig } from '../../src/features/analytics/analytics-config.ts';
import { signUpHook } from '../../src/shared/sign-up-hooks.ts';
import { expect } from '../e2e/fixtures.ts';
import { content, routes } from '../language.ts';
import { goTo } from './counted.ts';
import { analyticsSite, test, type CountingService } from './site.ts';

// The mock product server only lets the other tests' site embed its widget.
test.use({ expectedErrors: /^Framing '/ });

/** The plan that the visitor chooses. */
const plan = content.plans.find(({ price }) => price !== null)?.id ?? '';

type Received = CountingService['received'];
const bodies = (received: Received) =>
  received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown);

/** What each service gets for a visit to the landing page, and a click on a trial link after choosing a plan. */
const visits: Record<AnalyticsConfig['service'], (received: Received, origin: string) => void> = {
  plausible: (received, origin) => {
    const page = {
      url: `${origin}${routes.home}?utm_source=mail`,
      domain: analyticsSite,
      referrer: 'https://search.example',
    };
    expect(received.map(({ url }) => url.pathname)).toEqual(['/api/event', '/api/event']);
    expect(bodies(received)).toEqual([
      { ...page, name: 'pageview', props: {} },
      { ...page, name: 'Trial clicked', props: { plan } },
    ]);
  },
  umami: (received) => {
    const page = {
      website: analyticsSite,
      hostname: 'localhost',
      url: `${routes.home}?utm_source=mail`,
      referrer: 'https://search.example',
    };
    expect(new Set(received.map(({ url }) => url.pathname))).toEqual(new Set(['/api/send']));
    expect(bodies(received)).toEqual([
      { type: 'event', payload: page },
      { type: 'event', payload: { ...page, name: 'Trial clicked', data: { plan } } },
    ]);
  },
  goatcounter: (received) => {
    const rest = { r: 'https://search.example', q: '?utm_source=mail' };
    expect(received.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /count',
      'GET /count',
    ]);
    const queries = received.map(({ url }) => Object.fromEntries(url.searchParams));
    expect(queries).toEqual([
      { ...rest, p: routes.home, rnd: expect.any(String) },
      { ...rest, p: `Trial clicked: ${plan}`, e: 'true', rnd: expect.any(String) },
    ]);
  },
  endpoint: (received) => {
    const page = {
      path: routes.home,
      campaign: '?utm_source=mail',
      referrer: 'https://search.example',
    };
    expect(received.map(({ url }) => url.pathname)).toEqual(['/', '/']);
    expect(bodies(received)).toEqual([
      { ...page, name: 'Page view', properties: {} },
      { ...page, name: 'Trial clicked', properties: { plan } },
    ]);
  },
};

/** Requests that leave the site, other than those of the booking frame, and what the policy blocks. */
async function watchPage(page: Page, allowed: readonly string[]): Promise<{ foreign: string[] }> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const isFrames = request.frame() !== page.mainFrame();
    if (!isFrames && !allowed.includes(new URL(request.url()).origin)) foreign.push(request.url());
  });
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      console.error(`blocked ${blockedURI}`),
    ),
  );
  return { foreign };
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));

for (const [service, expectVisit] of Object.entries(visits)) {
  test(`${service} counts the visit and the trial, gets nothing else, and stores nothing`, async ({
    page,
    context,
    baseURL: origin = '',
    counting,
    statusPage,
  }) => {
    const allowed = [origin, counting.origin, new URL(statusPage.url).origin];
    const { foreign } = await watchPage(page, allowed);
    await goTo(page, `${routes.home}?utm_source=mail&q=typed&rate=80`, {
      service: service as AnalyticsConfig['service'],
      vitalsPercent: 0,
    });
    await page.locator(`a[data-plan="${plan}"]`).first().click();
    const popup = page.waitForEvent('popup');
    await page.locator(`header a[${signUpHook}]`).first().click();
    await (await popup).close();
    // Umami's JSON makes the browser ask first.
    const sent = () => counting.received.filter(({ method }) => method !== 'OPTIONS');
    await expect.poll(() => sent().length).toBeGreaterThanOrEqual(2);
    expectVisit(sent(), origin);
    expect(JSON.stringify(counting.received)).not.toMatch(/typed|rate=80/);
    for (const { headers } of sent()) expect(headers.cookie).toBeUndefined();
    expect(foreign).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // The visitor's choice of a plan, which the site keeps whether visits are counted or not.
    expect(await stored(page)).toEqual({ cookie: '', local: [], session: ['trial'] });
  });
}
