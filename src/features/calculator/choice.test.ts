import { expect, it } from 'vitest';
import { createDefaultChoice, readChoice, writeAddress } from './choice.ts';
import { exampleOptions as options } from './options.fixture.ts';

const start = createDefaultChoice(options);
const read = (search: string, before = start) =>
  readChoice(new URLSearchParams(search), options, before);

it('has an address with only the values other than the defaults, and keeps other parameters as they are', () => {
  const search = '?rate=203&ota=vrbo&view=yearly&vrbo=5.5';
  expect(writeAddress(read(search), options)).toBe(search);
  expect(writeAddress(start, options, '?utm_source=a%20b&rate=99&utm_term=c+d&r%61te=60&x')).toBe(
    '?utm_source=a%20b&utm_term=c+d&x',
  );
});

it('opens a link from before, and ignores the card fees and the length of a stay in it', () => {
  const link = '?rate=200&occupancy=80&properties=2&direct=35&stay=7&vrbo=5&ota=vrbo&cards=on';
  expect(read(link)).toEqual({
    ...start,
    rate: 200,
    occupancy: 80,
    properties: 2,
    direct: 35,
    ota: 'vrbo',
    commissions: { ...start.commissions, vrbo: 5 },
  });
});

it.each([
  ['?rate=49', { rate: 50 }],
  ['?rate=1e9', { rate: 500 }],
  ['?properties=3.4', { properties: 3 }],
  ['?airbnb=15.123', { commissions: { ...start.commissions, airbnb: 15.12 } }],
])('counts a value from elsewhere as the nearest allowed number: %s', (search, changed) => {
  expect(read(search)).toEqual({ ...start, ...changed });
});

it.each([
  '?rate=',
  '?rate=$200',
  '?rate=%E0%A4%A',
  '?view=sideways',
  '?ota=__proto__',
  '?ota=Vrbo',
])('ignores a value without a meaning: %s', (search) => {
  expect(read(search)).toEqual(start);
});

it('keeps the last number while a field is empty', () => {
  expect(read('?rate=', { ...start, rate: 203 }).rate).toBe(203);
});
