import { describe, expect, it } from 'vitest';
import { createDefaultChoice, readChoice, writeAddress } from './choice.ts';
import { exampleOptions as options } from './options.fixture.ts';

const start = createDefaultChoice(options);
const read = (search: string) => readChoice(new URLSearchParams(search), options);

it('starts with one villa at $150, 70% occupied, all bookings direct, Airbnb and Basic', () => {
  expect(start).toMatchObject({ rate: 150, occupancy: 70, properties: 1, direct: 100 });
  expect(start).toMatchObject({ ota: 'airbnb', plan: 'starter', view: 'monthly' });
});

it('has an address with only the values other than the defaults, and keeps other parameters as they are', () => {
  expect(writeAddress(start, options)).toBe('');
  const search = '?rate=203&ota=vrbo&view=yearly&vrbo=5.5';
  expect(writeAddress(read(search), options)).toBe(search);
  expect(writeAddress(start, options, '?utm_source=a%20b&rate=99&utm_term=c+d&r%61te=60&x')).toBe(
    '?utm_source=a%20b&utm_term=c+d&x',
  );
});

it('opens a link from before, and ignores the card fees and the length of a stay in it', () => {
  expect(
    read('?rate=200&occupancy=80&properties=2&direct=35&stay=7&vrbo=5&ota=vrbo&plan=pro&cards=on'),
  ).toEqual({
    ...start,
    rate: 200,
    occupancy: 80,
    properties: 2,
    direct: 35,
    commissions: { ...start.commissions, vrbo: 5 },
    ota: 'vrbo',
    plan: 'pro',
  });
});

describe('a value from elsewhere', () => {
  it.each([
    ['?rate=49', { rate: 50 }],
    ['?rate=1e9', { rate: 500 }],
    ['?properties=3.4', { properties: 3 }],
    ['?airbnb=15.123', { commissions: { ...start.commissions, airbnb: 15.12 } }],
    [`?occupancy=${'9'.repeat(10_240)}`, { occupancy: 100 }],
  ])('counts as the nearest allowed number: %.30s', (search, changed) => {
    expect(read(search)).toEqual({ ...start, ...changed });
  });

  it.each(
    [
      ['?rate=', '?rate', '?rate=$200', '?rate=%E0%A4%A', '?%', '?direct=NaN', '?view=sideways'],
      ['?ota=constructor', '?ota=__proto__', '?plan=enterprise', '?plan=%3Cscript%3E', '?ota=Vrbo'],
    ].flat(),
  )('without a meaning is ignored: %s', (search) => {
    expect(read(search)).toEqual(start);
  });
});

it('keeps the last number while a field is empty', () => {
  expect(readChoice(new URLSearchParams('?rate='), options, { ...start, rate: 203 }).rate).toBe(
    203,
  );
});
