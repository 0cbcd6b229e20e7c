import { describe, expect, it } from 'vitest';
import type { Host } from './host.ts';
import { authPage } from './pages/auth.ts';
import { demoPage, nextWeekdays } from './pages/demo.ts';
import { NOW, SITE_ORIGIN } from './test-host.ts';

const host: Host = { siteOrigin: SITE_ORIGIN, brandName: 'Tamuloka', now: () => NOW };
const auth = (query = ''): string => authPage(new URLSearchParams(query), host).document.text;
const demo = (query = ''): string => demoPage(new URLSearchParams(query), host).document.text;

describe('the sign-up page', () => {
  it.each([
    ['plan=starter&billing=monthly', 'Basic plan, billed monthly'],
    ['plan=pro&billing=yearly', 'Pro plan, billed yearly'],
    ['plan=enterprise', 'Enterprise plan'],
    ['billing=yearly', 'billed yearly'],
    ['plan=gold&billing=yearly', 'billed yearly'],
  ])('shows the choice in %s', (query, choice) => {
    expect(auth(query)).toContain(`<strong>${choice}</strong>`);
  });

  it.each(['', 'plan=', 'plan=PRO', 'plan=basic&billing=weekly'])(
    'shows no choice for "%s"',
    (query) => {
      expect(auth(query)).not.toContain('You chose');
    },
  );

  it('gives what a visitor types no name, so that no form can send it', () => {
    const typed = auth().match(/<input[^>]*type="(?:email|password)"[^>]*>/g);
    expect(typed).toHaveLength(4);
    for (const field of typed ?? []) expect(field).not.toContain('name=');
  });

  it('gives every field a label of its own', () => {
    const ids = [...auth().matchAll(/<input\s+id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(4);
    for (const id of ids) expect(auth()).toContain(`for="${id}"`);
  });

  it('has its stand-in message in place of the forms once submitted', () => {
    expect(auth()).toMatch(/id="confirmation"[^>]* hidden/);
    expect(auth('submitted=yes')).not.toMatch(/id="confirmation"[^>]* hidden/);
    expect(auth('submitted=yes')).toMatch(/id="forms"[^>]* hidden/);
  });

  it('leads back to the forms with the plan still chosen', () => {
    expect(auth('submitted=yes&plan=pro&billing=yearly')).toContain(
      'href="/auth?plan=pro&amp;billing=yearly"',
    );
  });
});

describe('demo scheduling', () => {
  it('offers the next five weekdays', () => {
    expect(nextWeekdays('2026-11-20')).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(nextWeekdays('2026-12-30')[0]).toBe('2026-12-31');
  });

  it('confirms a day and a time that are on offer, and says that nothing was booked', () => {
    const text = demo('day=2026-11-24&time=1:00 PM');
    expect(text).toContain('Tuesday, November 24, 1:00 PM Pacific');
    expect(text).toContain('No call was booked');
    expect(text).not.toContain('<fieldset');
  });

  it.each(['', 'day=2026-11-24', 'time=1:00 PM', 'day=2026-11-21&time=1:00 PM', 'day=x&time=y'])(
    'shows the picker for "%s", with one day and one time chosen',
    (query) => {
      expect(demo(query).match(/type="radio"/g)).toHaveLength(9);
      expect(demo(query).match(/ checked/g)).toHaveLength(2);
    },
  );
});
