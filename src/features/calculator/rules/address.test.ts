import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, replaceInAddress, writeAddress } from './address.ts';
import { anyChoice } from './choice.fixture.ts';
import { startChoice } from './choice.ts';
import { exampleOptions as options } from './options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const start = startChoice(options);
const read = (search: string) => readAddress(search, options);
const choice = {
  ...start,
  amounts: { ...start.amounts, nightlyRateUsd: 203, vrbo: 5.5 },
  otaId: 'vrbo',
  isYearly: true,
};

describe('the address of a choice', () => {
  it('says nothing of what is as at the start', () => {
    expect(writeAddress(start, options)).toBe('');
  });

  it('says what differs, in short names', () => {
    expect(writeAddress(choice, options)).toBe('?rate=203&vrbo=5.5&ota=vrbo&view=yearly');
  });

  it('leads back to every choice', () => {
    const backAndForth = fc.property(anyChoice, (any) => {
      expect(read(writeAddress(any, options))).toEqual(any);
    });
    fc.assert(backAndForth, hostile(100));
  });

  it('leaves alone, letter by letter, what others put into it', () => {
    const search = '?utm_source=a%20b&rate=999&utm_campaign=c+d&r%61te=60&flag';
    expect(replaceInAddress(search, start, options)).toBe(
      '?utm_source=a%20b&utm_campaign=c+d&flag',
    );
    expect(replaceInAddress('?utm_source=a%20b', choice, options)).toBe(
      '?utm_source=a%20b&rate=203&vrbo=5.5&ota=vrbo&view=yearly',
    );
  });
});

describe('an address that nobody here wrote', () => {
  it.each(
    [
      [
        '?rate=49',
        '?rate=200.',
        '?rate=501',
        '?rate=-150',
        '?rate=150.5',
        '?rate=1e2',
        '?rate=0x64',
      ],
      [
        '?rate=NaN',
        '?rate=Infinity',
        '?rate=',
        '?rate',
        '?rate=%',
        '?rate=%E0%A4%A',
        '?%',
        '?&&=&=',
      ],
      ['?rate=$200', '?rate=200$', '?rate=200USD', '?rate=1,000', '?rate=200,00', '?rate=%20200'],
      ['?rate=200&rate=300', '?occupancy=9', '?properties=51', '?direct=101', '?stay=0'],
      [
        '?airbnb=30.5',
        '?airbnb=15.3',
        '?airbnb=-1',
        '?view=sideways',
        '?cards=1',
        '?cards=on&cards=on',
      ],
      ['?ota=constructor', '?ota=__proto__', '?plan=enterprise', '?plan=%3Cscript%3E', '?ota=Vrbo'],
    ].flat(),
  )('%j is as good as none', (search) => {
    expect(read(search)).toEqual(start);
  });

  it.each([
    ['one number', `?rate=${'9'.repeat(10_240)}`],
    ['one name, over and over', `?${'rate=200&'.repeat(1200)}`],
  ])('of ten kilobytes of %s is as good as none', (_, search) => {
    expect(read(search)).toEqual(start);
  });

  it('keeps what is good in it', () => {
    const { amounts, otaId } = read('?rate=200&ota=nowhere&occupancy=1000&properties=2');
    expect(amounts).toEqual({ ...start.amounts, nightlyRateUsd: 200, propertyCount: 2 });
    expect(otaId).toBe(start.otaId);
  });
});
