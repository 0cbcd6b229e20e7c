import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { put, readChanged, sources, type Path } from '../changed-content.fixture.ts';
import { content } from '../content.ts';
import { calendarOf, stayDates } from './portfolio-calendar.ts';
import type { Portfolio } from './portfolio.ts';

const file = 'facts/portfolio.yaml';
const { portfolio } = content;
const written = parse(sources.get(file) ?? '') as Portfolio;
const [first, second] = portfolio.stays;
const newAt = portfolio.stays.findIndex(({ id }) => id === portfolio.newBooking);
const later = calendarOf(portfolio).firstDay + 7;

/** Entries of a list with the second a copy of the first. */
const twice = <Item>(items: readonly Item[]) =>
  items.map((item, at) => (at === 1 ? items[0] : item));

const mistakes: [what: string, path: Path, value: unknown, message: string][] = [
  [
    'two properties',
    ['properties'],
    written.properties.slice(0, 2),
    'properties: expected at least 3 entries, got 2.',
  ],
  [
    'an id twice',
    ['properties'],
    twice(written.properties),
    'properties[1].id: another entry already has this id.',
  ],
  [
    'a name without room',
    ['properties', 0, 'name'],
    'The Old House by the Lighthouse',
    'properties[0].name: expected at most 18 characters, got 31.',
  ],
  [
    'a month that is none',
    ['month'],
    '2026-13',
    'month: expected a month such as 2026-11, got "2026-13".',
  ],
  [
    'an unknown booking site',
    ['bookingSites', 0, 'id'],
    'nowhere',
    'bookingSites[0].id: expected one of ',
  ],
  [
    'an unknown property',
    ['stays', 0, 'property'],
    'nowhere',
    'stays[0].property: expected one of ',
  ],
  [
    'an unknown channel',
    ['stays', 0, 'channel'],
    'nowhere',
    'stays[0].channel: expected one of direct, ',
  ],
  [
    'a stay of no night',
    ['stays', 0, 'to'],
    first?.from,
    `stays[0].to: expected a day after ${first?.from}, the day of arrival, got ${first?.from}.`,
  ],
  [
    'a night sold twice',
    ['stays', 1],
    { ...second, property: first?.property, from: first?.from },
    `stays[1].from: ${first?.guest} has some of these nights at `,
  ],
  [
    'a night that the owner keeps',
    ['ownerStay'],
    { property: first?.property, from: first?.from, to: first?.to },
    `ownerStay.from: ${first?.guest} has some of these nights at `,
  ],
  [
    'a stay with the id of another',
    ['stays', 1, 'id'],
    first?.id,
    'stays[1].id: another entry already has this id.',
  ],
  [
    'a new booking of nobody',
    ['newBooking'],
    'nobody',
    'newBooking: expected the id of one of the stays, got "nobody".',
  ],
  [
    'a new booking from a booking site',
    ['stays', newAt, 'channel'],
    portfolio.bookingSites[0]?.id,
    'newBooking: expected a direct booking of the first property.',
  ],
  [
    'a moved stay in the first week',
    ['moved', 'from'],
    later - 1,
    `moved: expected old and new days within the second week, days ${later} to ${later + 7}.`,
  ],
  ['a van with too few seats', ['pickup', 'seats'], 1, 'pickup.seats: expected at least '],
  [
    'an hour that the timeline does not show',
    ['day', 'pickup', 'from'],
    '09:10',
    'day.pickup.from: expected a half hour from 11:00 to 17:00',
  ],
  [
    'a score of more than all points',
    ['ecoScore', 'points', 0, 'of'],
    99,
    'ecoScore.points: expected fields "of" that add up to 100.',
  ],
];

describe('a portfolio that the drawings cannot show', () => {
  test.each(mistakes)('is refused: %s', (_, path, value, message) => {
    expect(readChanged(file, put(path, value))).toThrow(`content/${file}, field ${message}`);
  });

  test('is refused without a name for each season', () => {
    const read = readChanged('en/scenes.yaml', put(['property', 'seasons'], []));
    expect(read).toThrow(
      'content/en/scenes.yaml, field property.seasons: expected the seasons of facts/portfolio.yaml',
    );
  });
});

describe('the calendars', () => {
  test.each([
    ['2026-11', 2, 30, 31],
    ['2027-02', 1, 28, 31],
    ['2028-03', 6, 31, 29],
  ])('of %s begin on the first Monday, day %i', (month, firstDay, monthDays, previousMonthDays) => {
    expect(calendarOf({ month })).toMatchObject({ firstDay, monthDays, previousMonthDays });
  });

  test.each([
    [{ from: 9, to: 12 }, '9–12 Nov'],
    [{ from: -1, to: 4 }, '30 Oct – 4 Nov'],
    [{ from: 28, to: 32 }, '28 Nov – 2 Dec'],
  ])('write %o as %s', (stay, dates) => {
    expect(stayDates('2026-11', stay, 'en-US')).toBe(dates);
  });
});
