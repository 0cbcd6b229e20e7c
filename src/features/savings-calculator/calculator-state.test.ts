import { describe, expect, it } from 'vitest';
import {
  exampleOptions as options,
  exampleRates as rates,
} from '../../domain/calculator-options.fixture.ts';
import { otaIds } from '../../domain/ota-ids.ts';
import {
  arrivalState,
  evaluate,
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
    directPercentTyped: '100',
    stayNightsTyped: '3',
    ...Object.fromEntries(otaIds.map((id) => [`${id}Typed`, String(rates[id])])),
    otaId: 'airbnb',
    planId: 'starter',
  };
  for (const [name, value] of Object.entries({ ...delivered, ...changes })) data.set(name, value);
  return data;
}

describe('the calculator', () => {
  it('lets the field follow the slider', () => {
    const state = slideTo(typeIn(start, options, 'nightlyRateUsd', '1e9'), 'nightlyRateUsd', 200);
    expect(state.amounts.nightlyRateUsd).toBe(200);
    expect(shownIn(state, 'nightlyRateUsd')).toBe('200');
  });

  it('keeps an unusable text in the field and counts with the last good value', () => {
    const good = typeIn(start, options, 'nightlyRateUsd', '203');
    const state = typeIn(good, options, 'nightlyRateUsd', '1e9');
    expect(state.amounts.nightlyRateUsd).toBe(203);
    expect(shownIn(state, 'nightlyRateUsd')).toBe('1e9');
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
    const state = typeIn(start, options, 'airbnb', '15.5');
    expect(evaluate(state, options).savings.otaCost).toBe(488_250_000);
    expect(typeIn(state, options, 'airbnb', '15.3').amounts.airbnb).toBe(15.5);
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

  it('keeps what was typed in vain, and counts with the slider', () => {
    expect(rateIn({ nightlyRateUsdTyped: 'lots' })).toEqual([150, 'lots']);
  });

  it('keeps a typed value between the steps, restored beside the step next to it', () => {
    expect(rateIn({ nightlyRateUsd: '205', nightlyRateUsdTyped: '203' })).toEqual([203, '203']);
  });

  it('believes the slider where the two contradict each other', () => {
    expect(rateIn({ nightlyRateUsd: '300', nightlyRateUsdTyped: '203' })).toEqual([300, '300']);
  });
});
