import { describe, expect, it } from 'vitest';
import { exampleOptions as options } from './options.fixture.ts';
import { choiceOf, initialState, reduce, type CalculatorAction } from './reducer.ts';

const start = initialState(options);
const after = (...actions: CalculatorAction[]) =>
  actions.reduce((state, action) => reduce(state, action, options), start);
const typeRate = (text: string) => ({ type: 'type', name: 'nightlyRate', text }) as const;
const leaveRate = { type: 'leave', name: 'nightlyRate' } as const;
const rateOf = (state: typeof start) => choiceOf(state).amounts.nightlyRate;

describe('a number that is typed', () => {
  it('counts as soon as it can be used, and not before', () => {
    const typing = ['2', '20', '203', '2030', ''].map((text) => after(typeRate(text)));
    expect(typing.map(rateOf)).toEqual([150, 150, 203, 150, 150]);
    expect(typing.map(({ typed }) => typed['nightlyRate']?.isLeft)).not.toContain(true);
  });

  it('stays when its field is left', () => {
    const state = after(typeRate('203'), leaveRate);
    expect(rateOf(state)).toBe(203);
    expect(state.typed).toEqual({});
  });

  it('that cannot be used stays in its field, with a message once the field is left', () => {
    const state = after(typeRate('203'), leaveRate, typeRate('lots'), leaveRate);
    expect(rateOf(state)).toBe(203);
    expect(state.typed['nightlyRate']).toEqual({ text: 'lots', value: null, isLeft: true });
    const again = reduce(state, typeRate('20'), options);
    expect(again.typed['nightlyRate']).toMatchObject({ text: '20', isLeft: false });
  });

  it('gives way to its slider', () => {
    const state = after(typeRate('lots'), { type: 'slide', name: 'nightlyRate', value: 200 });
    expect(rateOf(state)).toBe(200);
    expect(state.typed).toEqual({});
  });
});

it('a reset restores the assumptions and keeps sliders, OTA and plan', () => {
  const { amounts, ...choice } = choiceOf(
    after(
      { type: 'choose', change: { otaId: 'vrbo', planId: 'pro', hasProcessing: true } },
      { type: 'slide', name: 'directPercent', value: 60 },
      { type: 'type', name: 'vrbo', text: '20' },
      { type: 'type', name: 'stayNights', text: '7' },
      typeRate('203'),
      { type: 'reset' },
    ),
  );
  expect(choice).toMatchObject({ otaId: 'vrbo', planId: 'pro', hasProcessing: false });
  expect(amounts).toMatchObject({ nightlyRate: 203, directPercent: 60, vrbo: 8, stayNights: 3 });
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
    return after({ type: 'start', search, form });
  };

  it('without an address or changes shows the defaults', () => {
    expect(started({})).toEqual({ ...start, isStarted: true });
  });

  it('takes the address, and rather what was changed before the script ran', () => {
    const search = '?rate=200&occupancy=80&ota=vrbo&plan=pro&vrbo=5';
    const changes = { nightlyRate: '300', otaId: 'agoda', isYearly: 'on', hasProcessing: 'on' };
    expect(choiceOf(started(changes, search))).toMatchObject({
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
    expect(state.typed['nightlyRate']).toMatchObject({ text: 'lots', isLeft: true });
  });
});
