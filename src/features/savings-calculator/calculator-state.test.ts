import { describe, expect, it } from 'vitest';
import type { CalculatorOptions } from '../../domain/calculator-options.ts';
import { evaluate, readEntries, slideTo, startState, typeIn } from './calculator-state.ts';

const options: CalculatorOptions = {
  otas: [
    { id: 'airbnb', name: 'Airbnb', label: 'Airbnb – 15%', commissionPercent: 15 },
    { id: 'vrbo', name: 'Vrbo', label: 'Vrbo – 8%', commissionPercent: 8 },
  ],
  plans: [
    { id: 'starter', name: 'Basic', label: 'Basic', feeUsd: 199 },
    { id: 'pro', name: 'Pro', label: 'Pro', feeUsd: 599 },
  ],
  directBookingFeePercent: 1,
};

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
    otaId: 'airbnb',
    planId: 'starter',
  };
  for (const [name, value] of Object.entries({ ...delivered, ...changes })) data.set(name, value);
  return data;
}

describe('the calculator', () => {
  it('lets the field follow the slider', () => {
    const { amounts } = slideTo(startState, 'nightlyRateUsd', 200);
    expect(amounts.nightlyRateUsd).toEqual({ value: 200, typed: '200' });
  });

  it('keeps an unusable text in the field and counts with the last good value', () => {
    const good = typeIn(startState, 'nightlyRateUsd', '203');
    const { amounts } = typeIn(good, 'nightlyRateUsd', '1e9');
    expect(amounts.nightlyRateUsd).toEqual({ value: 203, typed: '1e9' });
  });

  it('counts with the platform and the plan that are chosen', () => {
    const { ota, plan, savings } = evaluate(
      { ...startState, otaId: 'vrbo', planId: 'pro' },
      options,
    );
    expect([ota.name, plan.name]).toEqual(['Vrbo', 'Pro']);
    expect(savings.monthlySavings).toBe(-378_500_000);
  });

  it('takes the first platform and plan for ones that it does not know', () => {
    const { ota, plan } = evaluate({ ...startState, otaId: '', planId: 'gold' }, options);
    expect([ota.id, plan.id]).toEqual(['airbnb', 'starter']);
  });
});

describe('a form changed before the script was there', () => {
  const rateIn = (changes: Record<string, string>) =>
    readEntries(form(changes)).amounts.nightlyRateUsd;

  it('is the start when nothing was changed', () => {
    expect(readEntries(form())).toEqual(startState);
  });

  it('keeps platform, plan and period', () => {
    const changes = { otaId: 'vrbo', planId: 'pro', isYearly: 'on' };
    expect(readEntries(form(changes))).toEqual({ ...startState, ...changes, isYearly: true });
  });

  it('keeps what was slid', () => {
    expect(rateIn({ nightlyRateUsd: '300' })).toEqual({ value: 300, typed: '300' });
  });

  it('keeps what was typed', () => {
    expect(rateIn({ nightlyRateUsdTyped: '203' })).toEqual({ value: 203, typed: '203' });
  });

  it('keeps what was typed in vain, and counts with the slider', () => {
    expect(rateIn({ nightlyRateUsdTyped: 'lots' })).toEqual({ value: 150, typed: 'lots' });
  });

  it('keeps a typed value between the steps, restored beside the step next to it', () => {
    const restored = { nightlyRateUsd: '205', nightlyRateUsdTyped: '203' };
    expect(rateIn(restored)).toEqual({ value: 203, typed: '203' });
  });

  it('believes the slider where the two contradict each other', () => {
    const contrary = { nightlyRateUsd: '300', nightlyRateUsdTyped: '203' };
    expect(rateIn(contrary)).toEqual({ value: 300, typed: '300' });
  });
});
