import { describe, expect, it } from 'vitest';
import { languages } from '../content/content.ts';
import { bookingsOf, formatsOf, monthOf, price, slices } from './figures.ts';
import { channels, month, portfolioIn } from './portfolio.ts';

describe.each(languages)('the drawings in $name', ({ code, locale }) => {
  const portfolio = portfolioIn(code);
  const { bookings, newBooking, ownerStay, properties } = portfolio;
  const formats = formatsOf(portfolio);

  it('price the booking that they follow by its nights, one cleaning and the tax', () => {
    const { nights, nightlyRate, nightsPrice, tax, total } = price(newBooking);
    expect(nights).toBe(newBooking.to - newBooking.from);
    expect(nightsPrice).toBe(nights * nightlyRate);
    // A tenth of nights and cleaning.
    expect(tax * 10).toBe(nightsPrice + newBooking.property.cleaningFee);
    expect(total).toBe(nightsPrice + newBooking.property.cleaningFee + tax);
  });

  it('write amounts and shares as the language does', () => {
    const { group } = Object.fromEntries(
      new Intl.NumberFormat(locale).formatToParts(12_345).map(({ type, value }) => [type, value]),
    );
    expect(formats.money(12_345)).toContain(`12${group}345`);
    expect(formats.percent(0.768)).toMatch(/77/);
  });

  it('write days with the weekday of the calendar', () => {
    const date = new Date(`${month}-09T00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) =>
      date.toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
    expect(formats.weekday(9)).toBe(part({ weekday: 'short' }));
    for (const [day, style] of [
      [formats.longDay(9), 'long'],
      [formats.shortDay(9), 'short'],
    ] as const) {
      expect(day).toContain(part({ weekday: style }));
      expect(day).toContain(part({ month: style }));
      expect(day).toMatch(/\b9\b/);
    }
  });

  it('write times as the language does', () => {
    expect(formats.time('08:30')).toBe(locale === 'id-ID' ? '08.30' : '08:30');
  });

  it('name one month if arrival and departure are in it, and both if not', () => {
    expect(formats.dates({ from: 9, to: 12 })).toMatch(/^9–12 \S+$/);
    expect(formats.dates({ from: -1, to: 4 })).toMatch(/^\d+ (\S+) – 4 (?!\1)\S+$/);
  });

  it.each(properties)('list the bookings of $name by arrival', (property) => {
    const arrivals = bookingsOf(property, portfolio).map(({ from }) => from);
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a - b));
  });

  it('count only the nights within the month', () => {
    const outside = bookings.reduce((sum, { from }) => sum + Math.max(1 - from, 0), 0);
    const nights = bookings.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(monthOf(portfolio, properties).nights).toBeLessThanOrEqual(nights - outside);
    expect(monthOf(portfolio, properties).nights).toBeGreaterThan(0);
  });

  it('exclude nights that the owner keeps from the available nights', () => {
    const [other] = properties.filter((property) => property !== ownerStay.property);
    const without = monthOf(portfolio, other ? [other] : []).openNights;
    const inMonth = Math.min(ownerStay.to, without + 1) - Math.max(ownerStay.from, 1);
    expect(monthOf(portfolio, [ownerStay.property]).openNights).toBe(without - inMonth);
  });

  it('split revenue by channel without a gap', () => {
    const parts = slices(monthOf(portfolio, properties));
    expect(parts.map(({ channel }) => channel)).toEqual(channels);
    expect(parts[0]?.start).toBe(0);
    expect(parts.at(-1)?.end).toBe(100);
  });

  it('show the same stays as in English', () => {
    const stays = (language?: string) =>
      portfolioIn(language).bookings.map(({ id, from, to, nightlyRate }) => [
        id,
        from,
        to,
        nightlyRate,
      ]);
    expect(stays(code)).toEqual(stays());
  });
});

describe('days in English', () => {
  it('have the weekday first', () => {
    const { longDay } = formatsOf(portfolioIn());
    const day = new Date(`${month}-09T00:00Z`).toUTCString().slice(0, 3);
    expect(longDay(9)).toMatch(new RegExp(`^${day}\\w*day 9 \\w+$`));
  });
});
