import { describe, expect, it } from 'vitest';
import { bookingsOf, dates, longDay, money, monthOf, price, slices, weekday } from './figures.ts';
import { bookings, channels, month, newBooking, ownerStay, properties } from './portfolio.ts';

describe('the price of the booking that the drawings follow', () => {
  it('is its nights and one cleaning', () => {
    const { nights, nightlyRate, nightsPrice, total } = price(newBooking);
    expect(nights).toBe(newBooking.to - newBooking.from);
    expect(nightsPrice).toBe(nights * nightlyRate);
    expect(total).toBe(nightsPrice + newBooking.property.cleaningFee);
    expect(money(total)).toMatch(/\d/);
  });
});

describe('days in the drawings', () => {
  it('have the weekday of the calendar', () => {
    const day = new Date(`${month}-09T00:00Z`).toUTCString();
    expect(weekday(9)).toBe(day.slice(0, 3));
    expect(longDay(9)).toMatch(new RegExp(`^${day.slice(0, 3)}\\w*day 9 \\w+$`));
  });

  it('name one month if arrival and departure are in it, and both if not', () => {
    expect(dates({ from: 9, to: 12 })).toMatch(/^9–12 \w+$/);
    expect(dates({ from: -1, to: 4 })).toMatch(/^\d+ (\w+) – 4 (?!\1)\w+$/);
  });
});

describe('the month', () => {
  it.each(properties)('lists the bookings of $name by arrival', (property) => {
    const arrivals = bookingsOf(property).map(({ from }) => from);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
  });

  it('counts only the nights within it', () => {
    const outside = bookings.reduce((sum, { from }) => sum + Math.max(1 - from, 0), 0);
    const nights = bookings.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(monthOf(properties).nights).toBeLessThanOrEqual(nights - outside);
    expect(monthOf(properties).nights).toBeGreaterThan(0);
  });

  it('excludes nights that the owner keeps from the available nights', () => {
    const [other] = properties.filter((property) => property !== ownerStay.property);
    const without = monthOf(other ? [other] : []).openNights;
    const inMonth = Math.min(ownerStay.to, without + 1) - Math.max(ownerStay.from, 1);
    expect(monthOf([ownerStay.property]).openNights).toBe(without - inMonth);
  });

  it('splits revenue by channel without a gap', () => {
    const parts = slices(monthOf(properties));
    expect(parts.map(({ channel }) => channel)).toEqual(channels);
    expect(parts[0]?.start).toBe(0);
    expect(parts.at(-1)?.end).toBe(100);
  });
});
