import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { createDefaultChoice } from './choice.ts';
import { exampleOptions as options } from './options.fixture.ts';

const start = createDefaultChoice(options);
const read = (search: string) => readAddress(search, options);
const choice = {
  ...start,
  nightlyRate: 203,
  commissions: { ...start.commissions, vrbo: 5.5 },
  otaId: 'vrbo',
  isYearly: true,
};

describe('the address of a choice', () => {
  it('contains only values other than the defaults', () => {
    expect(writeAddress(start, options)).toBe('');
    expect(writeAddress(choice, options)).toBe('?rate=203&vrbo=5.5&ota=vrbo&view=yearly');
    expect(read('?rate=203&vrbo=5.5&ota=vrbo&view=yearly')).toEqual(choice);
  });

  it('is the same in every language', () => {
    const indonesian = { ...options, locale: 'id-ID' };
    expect(writeAddress(choice, indonesian)).toBe(writeAddress(choice, options));
    expect(readAddress('?vrbo=5,5', indonesian)).toEqual(start);
  });

  it('keeps other parameters exactly as they are', () => {
    const search = '?utm_source=a%20b&rate=999&utm_campaign=c+d&r%61te=60&flag';
    expect(writeAddress(start, options, search)).toBe('?utm_source=a%20b&utm_campaign=c+d&flag');
  });
});

describe('an address from another source', () => {
  it.each(
    [
      ['?rate=49', '?rate=200.', '?rate=501', '?rate=-150', '?rate=150.5', '?rate=1e2', '?rate='],
      ['?rate=0x64', '?rate=Infinity', '?rate', '?rate=%E0%A4%A', '?%', '?&&=&=', '?rate=$200'],
      ['?rate=1,000', '?rate=%20200', '?rate=200&rate=300', '?occupancy=9', '?properties=51'],
      ['?direct=101', '?stay=0', '?airbnb=30.5', '?airbnb=15.123', '?view=sideways', '?cards=1'],
      ['?ota=constructor', '?ota=__proto__', '?plan=enterprise', '?plan=%3Cscript%3E', '?ota=Vrbo'],
      [`?rate=${'9'.repeat(10_240)}`, `?${'rate=200&'.repeat(1200)}`],
    ].flat(),
  )('is ignored: %.40s', (search) => {
    expect(read(search)).toEqual(start);
  });

  it('keeps its valid parameters', () => {
    const valid = read('?rate=200&ota=nowhere&occupancy=1000&properties=2&vrbo=5');
    const commissions = { ...start.commissions, vrbo: 5 };
    expect(valid).toEqual({ ...start, nightlyRate: 200, propertyCount: 2, commissions });
  });
});
