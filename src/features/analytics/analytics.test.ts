import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountedEvent } from '../../browser/count.ts';
import type { AnalyticsConfig, AnalyticsService } from './analytics-config.ts';
import { describePage, sentProperties } from './hit.ts';
import { countingRequest } from './services.ts';

const config: AnalyticsConfig = {
  service: 'plausible',
  url: 'https://stats.example',
  site: 'nusa.example',
  plans: ['starter', 'pro'],
  tour: '/#demo',
  demo: 'https://app.example/demo',
  hasSearchText: false,
  vitalsPercent: 0,
};
const address = { origin: 'https://nusa.example', search: '' };
const miss = (query: string): CountedEvent => ({
  name: 'Search without result',
  properties: { query },
});

describe('what is said of a page', () => {
  test('is its path and campaign labels, nothing else of its address', () => {
    const search = '?utm_source=mail&q=private&utm_term=a@b.example&rate=80';
    const page = describePage({ ...address, search }, 'https://nusa.example/about', '');
    expect(page).toMatchObject({ path: '/about', campaign: '?utm_source=mail', referrer: '' });
  });

  test('is /404 for every address without a page', () => {
    expect(describePage(address, undefined, '').path).toBe('/404');
  });

  test.each([
    ['https://search.example/?q=private', 'https://search.example'],
    ['https://nusa.example/?q=private', ''],
    ['android-app://com.example/', ''],
    ['', ''],
  ])('a visitor from %j comes from %j', (referrer, sent) => {
    expect(describePage(address, 'https://nusa.example/', referrer).referrer).toBe(sent);
  });
});

describe('what is said of an event', () => {
  test.each(['pro', 'none'])('a trial is of a known plan or of none: %s', (plan) => {
    const sent = sentProperties({ name: 'Trial clicked', properties: { plan } }, config);
    expect(sent).toEqual({ plan });
  });

  test('a plan that an address made up is not sent', () => {
    const made = { name: 'Trial clicked', properties: { plan: 'ayu@guest.example' } } as const;
    expect(sentProperties(made, config)).toEqual({ plan: 'none' });
  });

  test('the text of a search is sent only if so configured, and never a contact detail', () => {
    const open = { ...config, hasSearchText: true };
    expect(sentProperties(miss('Airhost'), config)).toEqual({});
    expect(sentProperties(miss('Airhost 24'), open)).toEqual({ query: 'Airhost 24' });
    for (const text of ['ayu@guest.example', '+62 361 555 014', '0361-555014']) {
      expect(sentProperties(miss(text), open)).toEqual({});
    }
    expect(sentProperties(miss('x'.repeat(200)), open)['query']).toHaveLength(60);
  });
});

test.each(['plausible', 'umami', 'goatcounter', 'endpoint'] satisfies AnalyticsService[])(
  '%s: the request goes to its host without cookies, whatever is in the hit',
  (service) => {
    const open = { ...config, service, hasSearchText: true };
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (query, search) => {
        const page = describePage({ ...address, search }, undefined, query);
        const properties = sentProperties(miss(query), open);
        const { url, init } = countingRequest({ ...page, name: 'Any', properties }, open);
        expect(new URL(url).origin).toBe(open.url);
        expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'strict-origin' });
      }),
      { numRuns: 50 },
    );
  },
);
