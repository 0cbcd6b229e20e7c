import { describe, expect, it } from 'vitest';
import { addDays, isDate, nightsBetween, quoteLines, stayProblem } from './assets/quote.js';

describe('a quote', () => {
  const rates = { nightlyRateUsd: 150, cleaningFeeUsd: 40, taxRate: 0.1 };

  it('adds nights, cleaning and tax up to the total', () => {
    expect(quoteLines(rates, 3)).toEqual({
      stay: { label: '$150 × 3 nights', amount: '$450.00' },
      cleaning: { label: 'Cleaning fee', amount: '$40.00' },
      tax: { label: 'Taxes (10%)', amount: '$49.00' },
      total: { label: 'Total', amount: '$539.00' },
    });
  });

  it('speaks of one night in the singular', () => {
    expect(quoteLines(rates, 1).stay.label).toBe('$150 × 1 night');
  });

  it('adds up to the cent', () => {
    const { tax, total } = quoteLines(
      { nightlyRateUsd: 95, cleaningFeeUsd: 0.29, taxRate: 0.1 },
      7,
    );
    expect([tax.amount, total.amount]).toEqual(['$66.53', '$731.82']);
  });
});

describe('dates', () => {
  it.each(['2026-11-20', '2028-02-29'])('%s is one', (date) => {
    expect(isDate(date)).toBe(true);
  });

  it.each(['', '2026-02-29', '2026-13-01', '0000-00-00', '2026-1-1', '2026-11-20T00:00', 'x'])(
    '"%s" is none',
    (date) => {
      expect(isDate(date)).toBe(false);
    },
  );

  it('carry over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(nightsBetween('2026-10-24', '2026-11-02')).toBe(9);
  });
});

describe('a stay', () => {
  const today = '2026-11-20';

  it('may begin today and last one night or ninety', () => {
    expect(stayProblem(today, '2026-11-21', today)).toBe('');
    expect(stayProblem(today, addDays(today, 90), today)).toBe('');
  });

  it.each([
    ['', '2026-11-21', 'Pick both dates to see the total.'],
    ['2026-11-20', 'soon', 'Pick both dates to see the total.'],
    ['2026-11-19', '2026-11-21', 'Check-in has passed. Pick today or later.'],
    ['2026-11-20', '2026-11-20', 'Check-out must be after check-in.'],
    ['2026-11-22', '2026-11-20', 'Check-out must be after check-in.'],
    ['2026-11-20', '2027-02-19', 'Stays go up to 90 nights.'],
  ])('from "%s" to "%s" is explained: %s', (checkIn, checkOut, problem) => {
    expect(stayProblem(checkIn, checkOut, today)).toBe(problem);
  });
});
