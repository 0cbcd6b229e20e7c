import { describe, expect, it } from 'vitest';
import { exampleOptions as options } from './options.fixture.ts';
import { amountRules } from './options.ts';
import { createReducer, createState, type CalculatorState } from './state.ts';

const initial = createState(options);
const reduce = createReducer(options);
const typeRate = (state: CalculatorState, text: string) =>
  reduce(state, { type: 'type', name: 'nightlyRate', text });
const leaveRate = (state: CalculatorState) => reduce(state, { type: 'leave', name: 'nightlyRate' });

it.each([
  ['nightlyRate', { min: 50, max: 500, step: 5 }, 150],
  ['occupancyPercent', { min: 10, max: 100, step: 1 }, 70],
  ['propertyCount', { min: 1, max: 50, step: 1 }, 1],
] as const)('the slider of %s has the agreed range, step and start', (name, range, start) => {
  expect(amountRules[name]).toMatchObject(range);
  expect(initial[name]).toBe(start);
});

describe('a number that is typed', () => {
  it('is used as soon as it is high enough; until then, the previous one is used', () => {
    const rates = ['2', '20', '203', '2030', ''].map(
      (_, last, texts) => texts.slice(0, last + 1).reduce(typeRate, initial).nightlyRate,
    );
    expect(rates).toEqual([150, 150, 203, 500, 150]);
  });

  it('stays when the visitor leaves the field', () => {
    const state = leaveRate(typeRate(initial, '203'));
    expect([state.nightlyRate, state.typed.nightlyRate]).toEqual([203, undefined]);
  });

  it.each([
    ['2030', 500],
    ['7', 50],
  ])('beyond the limits stays in its field, and the nearest one counts: %s', (text, counts) => {
    const state = leaveRate(typeRate(initial, text));
    expect(state.nightlyRate).toBe(counts);
    expect(state.typed.nightlyRate).toMatchObject({ text, isLeft: true });
  });

  it('stays in its field if it is invalid, with a message after the visitor leaves the field', () => {
    const state = leaveRate(typeRate(leaveRate(typeRate(initial, '203')), 'lots'));
    expect(state.nightlyRate).toBe(203);
    expect(state.typed.nightlyRate).toMatchObject({ text: 'lots', isLeft: true });
    expect(typeRate(state, '20').typed.nightlyRate).toMatchObject({ text: '20', isLeft: false });
  });

  it('is replaced when the visitor moves the slider', () => {
    const state = leaveRate(typeRate(initial, 'lots'));
    const slid = reduce(state, { type: 'slide', name: 'nightlyRate', value: 200 });
    expect([slid.nightlyRate, slid.typed.nightlyRate]).toEqual([200, undefined]);
  });
});

it('a typed rate belongs to the selected OTA, and its text is cleared when the OTA changes', () => {
  const typed = reduce(initial, { type: 'type', name: 'commissionPercent', text: 'some' });
  const vrbo = reduce(typed, { type: 'choose', choice: { otaId: 'vrbo' } });
  expect(vrbo.typed.commissionPercent).toBeUndefined();
  const { commissions } = reduce(vrbo, { type: 'type', name: 'commissionPercent', text: '20' });
  expect([commissions['airbnb'], commissions['vrbo']]).toEqual([15, 20]);
});

it('a reset restores the assumptions and keeps the sliders', () => {
  const sliders = { ...initial, nightlyRate: 203, directPercent: 60 };
  const commissions = { ...initial.commissions, vrbo: 20 };
  const state = { ...sliders, commissions, stayNights: 7, hasProcessing: true };
  expect(reduce(state, { type: 'reset' })).toEqual(sliders);
});

describe('the start', () => {
  /** Starts with the form as in the page's HTML, with some changes. */
  const start = (changes: Record<string, string>, search = '') => {
    const form = new FormData();
    const controls = {
      nightlyRate: '150',
      otaId: 'airbnb',
      planId: 'starter',
      ...changes,
    };
    for (const [name, value] of Object.entries(controls)) form.set(name, value);
    return reduce(initial, { type: 'start', search, form });
  };

  it('without an address or changes shows the defaults', () => {
    expect(start({})).toEqual({ ...initial, isStarted: true });
  });

  it('uses the address, but prefers what the visitor changed before the script ran', () => {
    const search = '?rate=200&occupancy=80&ota=vrbo&plan=pro&vrbo=5&cards=on';
    expect(start({ nightlyRate: '300', otaId: 'agoda', isYearly: 'on' }, search)).toMatchObject({
      nightlyRate: 300,
      occupancyPercent: 80,
      directPercent: 100,
      commissions: { vrbo: 5 },
      otaId: 'agoda',
      planId: 'pro',
      isYearly: true,
      hasProcessing: true,
    });
  });
});
