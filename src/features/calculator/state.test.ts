import { describe, expect, it } from 'vitest';
import { exampleOptions as options } from './options.fixture.ts';
import { initialState, leave, reset, slide, start, type, type CalculatorState } from './state.ts';

const initial = initialState(options);
const typeRate = (state: CalculatorState, text: string) => ({
  ...state,
  ...type(state, options, 'nightlyRate', text),
});
const left = (state: CalculatorState) => ({ ...state, ...leave(state) });
const rateOf = ({ amounts }: CalculatorState) => amounts.nightlyRate;

describe('a number that is typed', () => {
  it('counts as soon as it can be used, and until then the one before it does', () => {
    const rates = ['2', '20', '203', '2030', ''].map((_, last, texts) =>
      rateOf(texts.slice(0, last + 1).reduce(typeRate, initial)),
    );
    expect(rates).toEqual([150, 150, 203, 150, 150]);
  });

  it('stays when its field is left', () => {
    const state = left(typeRate(initial, '203'));
    expect([rateOf(state), state.typed]).toEqual([203, null]);
  });

  it('that cannot be used stays in its field, with a message once the field is left', () => {
    const state = left(typeRate(left(typeRate(initial, '203')), 'lots'));
    expect(rateOf(state)).toBe(203);
    expect(state.typed).toMatchObject({ text: 'lots', isLeft: true });
    expect(typeRate(state, '20').typed).toMatchObject({ text: '20', isLeft: false });
  });

  it('gives way to its slider', () => {
    const state = slide(left(typeRate(initial, 'lots')), 'nightlyRate', 200);
    expect(state).toMatchObject({ amounts: { nightlyRate: 200 }, typed: null });
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
    typed: null,
  });
});

describe('the start', () => {
  /** The form as the page's HTML has it, with some changes. */
  const started = (changes: Record<string, string>, search = '') => {
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
    return start(search, form, options);
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

  it('takes a typed number, and keeps a text that cannot be used', () => {
    expect(rateOf(started({ nightlyRateTyped: '203' }, '?rate=200'))).toBe(203);
    const state = started({ nightlyRateTyped: 'lots' }, '?rate=200');
    expect(rateOf(state)).toBe(200);
    expect(state.typed).toMatchObject({ text: 'lots', isLeft: true });
  });
});
