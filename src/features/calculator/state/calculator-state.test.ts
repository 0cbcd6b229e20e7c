import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountNames, type AmountName } from '../rules/choice.ts';
import { exampleOptions as options, exampleRates as rates } from '../rules/options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';
import { hostileText } from '../../hostile-query.fixture.ts';
import {
  choose,
  commitDraft,
  defaultState,
  fieldText,
  initialState,
  resetAssumptions,
  setAmount,
  setDraft,
} from './calculator-state.ts';
import { evaluate } from './evaluation.ts';

const start = defaultState(options);

/** The form's data with its defaults and some changes. */
function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData();
  const defaults = {
    nightlyRate: '150',
    nightlyRateTyped: '150',
    occupancyPercent: '70',
    occupancyPercentTyped: '70',
    propertyCount: '1',
    propertyCountTyped: '1',
    directPercent: '100',
    directPercentTyped: '100',
    stayNightsTyped: '3',
    ...Object.fromEntries(Object.entries(rates).map(([id, rate]) => [`${id}Typed`, String(rate)])),
    otaId: 'airbnb',
    planId: 'starter',
  };
  for (const [name, value] of Object.entries({ ...defaults, ...changes })) data.set(name, value);
  return data;
}

describe('the state', () => {
  const finish = (text: string, name: AmountName = 'nightlyRate', from = start) =>
    commitDraft(setDraft(from, name, text), options, name);

  it('updates the field when the slider moves', () => {
    const state = setAmount(finish('lots'), 'nightlyRate', 200);
    expect(state.amounts.nightlyRate).toBe(200);
    expect(fieldText(state, options, 'nightlyRate')).toBe('200');
    expect(state.messages).toEqual({});
  });

  it('does not count any text while it is being typed', () => {
    const typing = fc.property(
      fc.constantFrom(...amountNames(options)),
      hostileText,
      (name, text) => {
        let state = start;
        for (const end of Array.from(text, (_, index) => index + 1)) {
          state = setDraft(state, name, text.slice(0, end));
          expect(state.amounts).toEqual(start.amounts);
          expect(fieldText(state, options, name)).toBe(text.slice(0, end));
          expect(state.messages).toEqual({});
        }
      },
    );
    fc.assert(typing, hostile(100));
  });

  it('counts a typed number once the field is left, limited to the range, with a message', () => {
    let state = start;
    for (const typed of ['6', '60', '600']) state = setDraft(state, 'nightlyRate', typed);
    expect(state.amounts.nightlyRate).toBe(start.amounts.nightlyRate);
    state = commitDraft(state, options, 'nightlyRate');
    expect([state.amounts.nightlyRate, fieldText(state, options, 'nightlyRate')]).toEqual([
      500,
      '500',
    ]);
    expect([state.messages, state.latestMessage]).toEqual([
      { nightlyRate: 'limited' },
      'nightlyRate',
    ]);
  });

  it('keeps an unusable text in the field and counts the last valid value', () => {
    const state = finish('1e9', 'nightlyRate', finish('203'));
    expect(state.amounts.nightlyRate).toBe(203);
    expect(fieldText(state, options, 'nightlyRate')).toBe('1e9');
    expect(state.messages).toEqual({ nightlyRate: 'unreadable' });
  });

  it('removes the message when the visitor types again', () => {
    expect(setDraft(finish('600'), 'nightlyRate', '5').messages).toEqual({});
  });

  it('announces a message once but keeps showing it', () => {
    const state = choose(finish('600'), { otaId: 'vrbo' });
    expect([state.messages, state.latestMessage]).toEqual([{ nightlyRate: 'limited' }, null]);
  });

  it('resets the assumptions and keeps the sliders', () => {
    const slid = setAmount(finish('20', 'airbnb'), 'directPercent', 60);
    const state = resetAssumptions(finish('lots', 'vrbo', slid), options);
    expect(state.amounts).toEqual({ ...start.amounts, directPercent: 60 });
    expect([state.drafts, state.messages]).toEqual([{}, {}]);
  });

  it('calculates with the chosen OTA and plan', () => {
    const { ota, plan, savings } = evaluate({ ...start, otaId: 'vrbo', planId: 'pro' }, options);
    expect([ota.id, plan.name]).toEqual(['vrbo', 'Pro']);
    expect(savings.monthlySavings).toBe(-378_500_000);
  });

  it('uses the first OTA and plan for unknown ids', () => {
    const { ota, plan } = evaluate({ ...start, otaId: '', planId: 'gold' }, options);
    expect([ota.id, plan.id]).toEqual(['airbnb', 'starter']);
  });

  it('accepts a commission in steps of half a percent', () => {
    expect(evaluate(finish('15.5', 'airbnb'), options).savings.otaCost).toBe(488_250_000);
    expect(finish('15.3', 'airbnb')).toMatchObject({
      amounts: { airbnb: 15.5 },
      messages: { airbnb: 'rounded' },
    });
  });
});

describe('the state in Indonesian', () => {
  const money = { currency: 'USD', locale: 'id-ID' };
  const indonesian = {
    ...options,
    money,
    nightlyRate: { min: 50, max: 5000, step: 5, default: 1500 },
    otas: options.otas.map((ota) => ({ ...ota, commissionPercent: 15.5 })),
  };
  const from = defaultState(indonesian);
  const finish = (text: string, name: AmountName) =>
    commitDraft(setDraft(from, name, text), indonesian, name);

  it('shows numbers as the language writes them', () => {
    expect(fieldText(from, indonesian, 'nightlyRate')).toBe('1.500');
    expect(fieldText(finish('12,5', 'airbnb'), indonesian, 'airbnb')).toBe('12,5');
  });

  it('is the default without an address or changes', () => {
    const data = form({ nightlyRate: '1500', nightlyRateTyped: '1.500' });
    for (const id of Object.keys(rates)) data.set(`${id}Typed`, '15,5');
    expect(initialState('', data, indonesian)).toEqual(from);
  });
});

describe('the initial state', () => {
  const initial = (changes: Record<string, string> = {}, search = '') =>
    initialState(search, form(changes), options);
  const rateIn = (changes: Record<string, string>) => {
    const state = initial(changes);
    return [state.amounts.nightlyRate, fieldText(state, options, 'nightlyRate')];
  };

  it('is the default without an address or changes', () => {
    expect(initial()).toEqual(start);
  });

  it('has the values of the address', () => {
    const { amounts, otaId } = initial({}, '?rate=200&ota=vrbo');
    expect([amounts.nightlyRate, otaId]).toEqual([200, 'vrbo']);
  });

  it('prefers changes from before the script started to the address', () => {
    const changes = { nightlyRate: '300', otaId: 'agoda' };
    const { amounts, otaId, planId } = initial(changes, '?rate=200&ota=vrbo&plan=pro');
    expect([amounts.nightlyRate, otaId, planId]).toEqual([300, 'agoda', 'pro']);
  });

  it('keeps a changed OTA, plan, period and assumptions', () => {
    const changes = { otaId: 'vrbo', planId: 'pro', isYearly: 'on', hasProcessing: 'on' };
    const state = initial({ ...changes, vrboTyped: '5' });
    expect(state).toMatchObject({ otaId: 'vrbo', planId: 'pro', isYearly: true });
    expect([state.hasProcessing, state.amounts.vrbo]).toEqual([true, 5]);
  });

  it('keeps a moved slider', () => {
    expect(rateIn({ nightlyRate: '300' })).toEqual([300, '300']);
  });

  it('keeps a typed number', () => {
    expect(rateIn({ nightlyRateTyped: '203' })).toEqual([203, '203']);
  });

  it('does not count a number that is still being typed', () => {
    const arrive = (focused: string) => {
      const data = form({ nightlyRateTyped: '60' });
      const state = initialState('?rate=200', data, options, focused);
      return [state.amounts.nightlyRate, fieldText(state, options, 'nightlyRate')];
    };
    expect(arrive('nightlyRateTyped')).toEqual([200, '60']);
    expect(arrive('propertyCountTyped')).toEqual([60, '60']);
  });

  it('limits a typed number to the range', () => {
    expect(rateIn({ nightlyRateTyped: '600' })).toEqual([500, '500']);
  });

  it('keeps the value of the address for a disabled field', () => {
    const data = form();
    data.delete('stayNightsTyped');
    const state = initialState('?cards=on&stay=5', data, options);
    expect([state.amounts.stayNights, fieldText(state, options, 'stayNights')]).toEqual([5, '5']);
  });

  it('keeps an unusable text and counts the slider', () => {
    expect(rateIn({ nightlyRateTyped: 'lots' })).toEqual([150, 'lots']);
  });

  it('keeps a typed value between two slider steps', () => {
    expect(rateIn({ nightlyRate: '205', nightlyRateTyped: '203' })).toEqual([203, '203']);
  });

  it('keeps a moved slider for direct bookings', () => {
    expect(initial({ directPercent: '60' }).amounts.directPercent).toBe(60);
  });

  it('prefers the slider if slider and field differ', () => {
    expect(rateIn({ nightlyRate: '300', nightlyRateTyped: '203' })).toEqual([300, '300']);
  });
});
