import { describe, expect, it } from 'vitest';
import { bookingsOf, dates, november, price, slices, usd, weekday } from './figures.ts';
import { carters, channels, ownerStay, sawah, villas } from './portfolio.ts';

describe('the portfolio of the illustrations', () => {
  it.each(villas)('never sells a night of $name twice', (villa) => {
    const closed = villa === ownerStay.villa ? [ownerStay] : [];
    const stays = [...bookingsOf(villa), ...closed].toSorted((a, b) => a.from - b.from);
    for (const [index, stay] of stays.entries()) {
      expect(stay.to).toBeGreaterThan(stay.from);
      expect(stays[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(stay.to);
    }
  });

  it('knows that 9 November 2026 is a Monday', () => {
    expect(weekday(9)).toBe('Mon');
    expect(new Date('2026-11-09T00:00Z').getUTCDay()).toBe(1);
  });

  it('prices the direct booking by its nights and one cleaning', () => {
    expect(price(carters)).toMatchObject({ nights: 3, nightlyRateUsd: 150, totalUsd: 490 });
    expect(usd(price(carters).totalUsd)).toBe('$490');
    expect(dates(carters)).toBe('9–12 Nov');
  });

  it('names the month of an arrival before November', () => {
    expect(dates({ from: -1, to: 4 })).toBe('30 Oct – 4 Nov');
  });
});

describe('the month', () => {
  // Visitors can multiply, so every ADR is in whole dollars.
  it.each(villas)('shows revenue of $name as its nights times its ADR', (villa) => {
    const { nights, adrUsd, revenueUsd } = november([villa]);
    expect(Number.isInteger(adrUsd)).toBe(true);
    expect(nights * adrUsd).toBe(revenueUsd);
  });

  it('counts only the November nights of a stay that began in October', () => {
    expect(november([sawah]).nights).toBe(23);
  });

  it('excludes nights that the owner keeps from the available nights', () => {
    expect(november([ownerStay.villa]).openNights).toBe(28);
  });

  it('splits revenue by channel without a gap', () => {
    const parts = slices(november(villas));
    expect(parts.map(({ channel }) => channel)).toEqual(channels);
    expect(parts[0]?.start).toBe(0);
    expect(parts.at(-1)?.end).toBe(100);
  });
});
