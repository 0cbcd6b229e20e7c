import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress, replaceInAddress, writeAddress } from './calculator-address.ts';
import { anyChoice } from '../rules/choice.fixture.ts';
import { defaultChoiceFor } from '../rules/choice.ts';
import { exampleOptions as options } from '../rules/options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const start = defaultChoiceFor(options);
const read = (search: string) => readAddress(search, options);
const choice = {
  ...start,
  amounts: { ...start.amounts, nightlyRate: 203, vrbo: 5.5 },
  otaId: 'vrbo',
  isYearly: true,
};

describe('the address of a choice', () => {
  it('is empty for the defaults', () => {
    expect(writeAddress(start, options)).toBe('');
  });

  it('has short parameters for values other than the defaults', () => {
    expect(writeAddress(choice, options)).toBe('?rate=203&vrbo=5.5&ota=vrbo&view=yearly');
  });

  it('is the same in every language', () => {
    const indonesian = { ...options, money: { currency: 'USD', locale: 'id-ID' } };
    const big = { ...choice, amounts: { ...choice.amounts, vrbo: 5.5 } };
    expect(writeAddress(big, indonesian)).toBe(writeAddress(big, options));
    expect(readAddress('?rate=203&vrbo=5.5', indonesian)).toEqual(read('?rate=203&vrbo=5.5'));
    expect(readAddress('?vrbo=5,5', indonesian)).toEqual(start);
  });

  it('reads back as the same choice', () => {
    const backAndForth = fc.property(anyChoice, (any) => {
      expect(read(writeAddress(any, options))).toEqual(any);
    });
    fc.assert(backAndForth, hostile(100));
  });

  it('keeps other parameters exactly as they are', () => {
    const search = '?utm_source=a%20b&rate=999&utm_campaign=c+d&r%61te=60&flag';
    expect(replaceInAddress(search, start, options)).toBe(
      '?utm_source=a%20b&utm_campaign=c+d&flag',
    );
    expect(replaceInAddress('?utm_source=a%20b', choice, options)).toBe(
      '?utm_source=a%20b&rate=203&vrbo=5.5&ota=vrbo&view=yearly',
    );
  });
});

describe('an address from elsewhere', () => {
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
  )('is ignored: %j', (search) => {
    expect(read(search)).toEqual(start);
  });

  it.each([
    ['one number', `?rate=${'9'.repeat(10_240)}`],
    ['one name, over and over', `?${'rate=200&'.repeat(1200)}`],
  ])('is ignored if it has ten kilobytes of %s', (_, search) => {
    expect(read(search)).toEqual(start);
  });

  it('keeps its valid parameters', () => {
    const { amounts, otaId } = read('?rate=200&ota=nowhere&occupancy=1000&properties=2');
    expect(amounts).toEqual({ ...start.amounts, nightlyRate: 200, propertyCount: 2 });
    expect(otaId).toBe(start.otaId);
  });
});
