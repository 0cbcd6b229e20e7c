import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountNames, type AmountName } from './rules/choice.ts';
import { exampleOptions as options, exampleRates as rates } from './rules/options.fixture.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';
import { hostileText } from '../hostile-query.fixture.ts';
import {
  arrivalState,
  choose,
  evaluate,
  finishTyping,
  resetAssumptions,
  shownIn,
  slideTo,
  startState,
  typeIn,
} from './calculator-state.ts';

const start = startState(options);

/** The form as the page is delivered, with some of its controls changed. */
function form(changes: Record<string, string> = {}): FormData {
  const data = new FormData();
  const delivered = {
    nightlyRateUsd: '150',
    nightlyRateUsdTyped: '150',
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
  for (const [name, value] of Object.entries({ ...delivered, ...changes })) data.set(name, value);
  return data;
}

describe('the calculator', () => {
  const finish = (text: string, name: AmountName = 'nightlyRateUsd', from = start) =>
    finishTyping(typeIn(from, name, text), options, name);

  it('lets the field follow the slider', () => {
    const state = slideTo(finish('lots'), 'nightlyRateUsd', 200);
    expect(state.amounts.nightlyRateUsd).toBe(200);
    expect(shownIn(state, 'nightlyRateUsd')).toBe('200');
    expect(state.remarks).toEqual({});
  });

  it('lets nothing count that is still being typed, whatever it is', () => {
    const typing = fc.property(
      fc.constantFrom(...amountNames(options)),
      hostileText,
      (name, text) => {
        let state = start;
        for (const end of Array.from(text, (_, index) => index + 1)) {
          state = typeIn(state, name, text.slice(0, end));
          expect(state.amounts).toEqual(start.amounts);
          expect(shownIn(state, name)).toBe(text.slice(0, end));
          expect(state.remarks).toEqual({});
        }
      },
    );
    fc.assert(typing, hostile(100));
  });

  it('counts with what was typed once the field is left, in the limits, and says so', () => {
    let state = start;
    for (const typed of ['6', '60', '600']) state = typeIn(state, 'nightlyRateUsd', typed);
    expect(state.amounts.nightlyRateUsd).toBe(start.amounts.nightlyRateUsd);
    state = finishTyping(state, options, 'nightlyRateUsd');
    expect([state.amounts.nightlyRateUsd, shownIn(state, 'nightlyRateUsd')]).toEqual([500, '500']);
    expect([state.remarks, state.latest]).toEqual([
      { nightlyRateUsd: 'limited' },
      'nightlyRateUsd',
    ]);
  });

  it('keeps an unusable text in the field and counts with the last good value', () => {
    const state = finish('1e9', 'nightlyRateUsd', finish('203'));
    expect(state.amounts.nightlyRateUsd).toBe(203);
    expect(shownIn(state, 'nightlyRateUsd')).toBe('1e9');
    expect(state.remarks).toEqual({ nightlyRateUsd: 'unreadable' });
  });

  it('takes back what a field said when it is typed in again', () => {
    expect(typeIn(finish('600'), 'nightlyRateUsd', '5').remarks).toEqual({});
  });

  it('announces what a field said once, and goes on saying it', () => {
    const state = choose(finish('600'), { otaId: 'vrbo' });
    expect([state.remarks, state.latest]).toEqual([{ nightlyRateUsd: 'limited' }, null]);
  });

  it('resets the assumptions and leaves the sliders', () => {
    const slid = slideTo(finish('20', 'airbnb'), 'directPercent', 60);
    const state = resetAssumptions(finish('lots', 'vrbo', slid), options);
    expect(state.amounts).toEqual({ ...start.amounts, directPercent: 60 });
    expect([state.typed, state.remarks]).toEqual([{}, {}]);
  });

  it('counts with the platform and the plan that are chosen', () => {
    const { ota, plan, savings } = evaluate({ ...start, otaId: 'vrbo', planId: 'pro' }, options);
    expect([ota.id, plan.name]).toEqual(['vrbo', 'Pro']);
    expect(savings.monthlySavings).toBe(-378_500_000);
  });

  it('takes the first platform and plan for ones that it does not know', () => {
    const { ota, plan } = evaluate({ ...start, otaId: '', planId: 'gold' }, options);
    expect([ota.id, plan.id]).toEqual(['airbnb', 'starter']);
  });

  it('counts with a commission in halves of a percent', () => {
    expect(evaluate(finish('15.5', 'airbnb'), options).savings.otaCost).toBe(488_250_000);
    expect(finish('15.3', 'airbnb')).toMatchObject({
      amounts: { airbnb: 15.5 },
      remarks: { airbnb: 'rounded' },
    });
  });
});

describe('the state on arrival', () => {
  const arriving = (changes: Record<string, string> = {}, search = '') =>
    arrivalState(search, form(changes), options);
  const rateIn = (changes: Record<string, string>) => {
    const state = arriving(changes);
    return [state.amounts.nightlyRateUsd, shownIn(state, 'nightlyRateUsd')];
  };

  it('is the start when nothing was changed', () => {
    expect(arriving()).toEqual(start);
  });

  it('is what the address says', () => {
    const { amounts, otaId } = arriving({}, '?rate=200&ota=vrbo');
    expect([amounts.nightlyRateUsd, otaId]).toEqual([200, 'vrbo']);
  });

  it('lets what was changed before the script was there win over the address', () => {
    const changes = { nightlyRateUsd: '300', otaId: 'agoda' };
    const { amounts, otaId, planId } = arriving(changes, '?rate=200&ota=vrbo&plan=pro');
    expect([amounts.nightlyRateUsd, otaId, planId]).toEqual([300, 'agoda', 'pro']);
  });

  it('keeps platform, plan, period and assumptions', () => {
    const changes = { otaId: 'vrbo', planId: 'pro', isYearly: 'on', hasProcessing: 'on' };
    const state = arriving({ ...changes, vrboTyped: '5' });
    expect(state).toMatchObject({ otaId: 'vrbo', planId: 'pro', isYearly: true });
    expect([state.hasProcessing, state.amounts.vrbo]).toEqual([true, 5]);
  });

  it('keeps what was slid', () => {
    expect(rateIn({ nightlyRateUsd: '300' })).toEqual([300, '300']);
  });

  it('keeps what was typed', () => {
    expect(rateIn({ nightlyRateUsdTyped: '203' })).toEqual([203, '203']);
  });

  it('waits for the rest of a number that is being typed', () => {
    const arrive = (focused: string) => {
      const data = form({ nightlyRateUsdTyped: '60' });
      const state = arrivalState('?rate=200', data, options, focused);
      return [state.amounts.nightlyRateUsd, shownIn(state, 'nightlyRateUsd')];
    };
    expect(arrive('nightlyRateUsdTyped')).toEqual([200, '60']);
    expect(arrive('propertyCountTyped')).toEqual([60, '60']);
  });

  it('keeps what was typed beyond the limits within them', () => {
    expect(rateIn({ nightlyRateUsdTyped: '600' })).toEqual([500, '500']);
  });

  it('keeps what the address says of a field that is delivered disabled', () => {
    const data = form();
    data.delete('stayNightsTyped');
    const state = arrivalState('?cards=on&stay=5', data, options);
    expect([state.amounts.stayNights, shownIn(state, 'stayNights')]).toEqual([5, '5']);
  });

  it('keeps what was typed in vain, and counts with the slider', () => {
    expect(rateIn({ nightlyRateUsdTyped: 'lots' })).toEqual([150, 'lots']);
  });

  it('keeps a typed value between the steps, restored beside the step next to it', () => {
    expect(rateIn({ nightlyRateUsd: '205', nightlyRateUsdTyped: '203' })).toEqual([203, '203']);
  });

  it('keeps the share of direct bookings that was slid', () => {
    expect(arriving({ directPercent: '60' }).amounts.directPercent).toBe(60);
  });

  it('believes the slider where the two contradict each other', () => {
    expect(rateIn({ nightlyRateUsd: '300', nightlyRateUsdTyped: '203' })).toEqual([300, '300']);
  });
});
