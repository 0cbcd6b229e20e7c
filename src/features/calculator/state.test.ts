import { describe, expect, it } from 'vitest';
import { exampleOptions as options } from './options.fixture.ts';
import { initialState, leave, reset, slide, start, type, type CalculatorState } from './state.ts';

const initial = initialState(options);
const typeRate = (state: CalculatorState, text: string) => ({
  ...state,
  ...type(state, options, 'nightlyRate', text),
});
const leaveRate = (state: CalculatorState) => ({
  ...state,
  ...leave(state, options, 'nightlyRate'),
});
const rateOf = ({ amounts }: CalculatorState) => amounts.nightlyRate;

describe('a number that is typed', () => {
  it('counts as soon as it is high enough, and until then the one before it does', () => {
    const rates = ['2', '20', '203', '2030', ''].map((_, last, texts) =>
      rateOf(texts.slice(0, last + 1).reduce(typeRate, initial)),
    );
    expect(rates).toEqual([150, 150, 203, 500, 150]);
  });

  it('stays when its field is left', () => {
    const state = leaveRate(typeRate(initial, '203'));
    expect([rateOf(state), state.typed]).toEqual([203, {}]);
  });

  it.each([
    ['2030', 500],
    ['7', 50],
  ])('beyond the limits stays in its field, and the nearest one counts: %s', (text, counts) => {
    const state = leaveRate(typeRate(initial, text));
    expect(rateOf(state)).toBe(counts);
    expect(state.typed['nightlyRate']).toMatchObject({ text, isLeft: true });
  });

  it('that is none stays in its field, with a message once the field is left', () => {
    const state = leaveRate(typeRate(leaveRate(typeRate(initial, '203')), 'lots'));
    expect(rateOf(state)).toBe(203);
    expect(state.typed['nightlyRate']).toMatchObject({ text: 'lots', isLeft: true });
    expect(typeRate(state, '20').typed['nightlyRate']).toMatchObject({ text: '20', isLeft: false });
  });

  it('gives way to its slider', () => {
    const state = leaveRate(typeRate(initial, 'lots'));
    expect(slide(state, 'nightlyRate', 200)).toMatchObject({
      amounts: { nightlyRate: 200 },
      typed: {},
    });
  });
});

it('a reset restores the assumptions and keeps what the sliders say', () => {
  const amounts = {
    ...initial.amounts,
    nightlyRate: 203,
    directPercent: 60,
    vrbo: 20,
    stayNights: 7,
  };
  expect(reset({ ...initial, amounts }, options)).toEqual({
    amounts: { ...initial.amounts, nightlyRate: 203, directPercent: 60 },
    hasProcessing: false,
    typed: {},
  });
});

describe('the start', () => {
  /** The form as the page's HTML has it, with some changes. */
  const started = (changes: Record<string, string>, search = '', focused = '') => {
    const form = new FormData();
    const controls = {
      nightlyRate: '150',
      nightlyRateTyped: '150',
      airbnbTyped: '15',
      otaId: 'airbnb',
      planId: 'starter',
      ...changes,
    };
    for (const [name, value] of Object.entries(controls)) form.set(name, value);
    return start(search, form, options, focused);
  };

  it('without an address or changes shows the defaults', () => {
    expect(started({})).toEqual({ ...initial, isStarted: true });
  });

  it('takes the address, and rather what was changed before the script ran', () => {
    const search = '?rate=200&occupancy=80&ota=vrbo&plan=pro&vrbo=5';
    const changes = { nightlyRate: '300', otaId: 'agoda', isYearly: 'on', hasProcessing: 'on' };
    expect(started(changes, search)).toMatchObject({
      amounts: { nightlyRate: 300, occupancyPercent: 80, vrbo: 5, directPercent: 100 },
      otaId: 'agoda',
      planId: 'pro',
      isYearly: true,
      hasProcessing: true,
    });
  });

  it('takes typed numbers, and keeps every text that is none', () => {
    expect(rateOf(started({ nightlyRateTyped: '203' }, '?rate=200'))).toBe(203);
    const state = started({ nightlyRateTyped: 'lots', airbnbTyped: 'some' }, '?rate=200');
    expect(rateOf(state)).toBe(200);
    expect(state.typed).toMatchObject({
      nightlyRate: { text: 'lots', isLeft: true },
      airbnb: { text: 'some', isLeft: true },
    });
  });

  it('leaves the text alone that the visitor is typing', () => {
    const state = started({ nightlyRateTyped: '2' }, '', 'nightlyRateTyped');
    expect(rateOf(state)).toBe(150);
    expect(state.typed['nightlyRate']).toMatchObject({ text: '2', isLeft: false });
  });
});
