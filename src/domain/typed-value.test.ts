import { describe, expect, it } from 'vitest';
import { inputLimits, nearestStep, parseTyped } from './savings.ts';

describe('a typed value', () => {
  it.each([
    ['50', 50],
    ['500', 500],
    ['153', 153],
    [' 150 ', 150],
    ['0150', 150],
    ['$200', 200],
    ['$ 200', 200],
    ['200.0', 200],
    ['200.00', 200],
  ])('%j is %d', (typed, value) => {
    expect(parseTyped(typed, inputLimits.nightlyRateUsd)).toBe(value);
  });

  it.each(
    [
      ['', '   ', 'a lot', '1e9', '1e2', '0x64', 'Infinity', 'NaN'],
      ['-150', '\u2212150', '+150', '49', '501', '150.5', '150.', '1,50', '1 50', '١٥٠'],
      ['$', '$$150', '150$', '$-150', '150.000', '%', '%150', '150 % of it'],
    ].flat(),
  )('%j is not usable', (typed) => {
    expect(parseTyped(typed, inputLimits.nightlyRateUsd)).toBeNull();
  });

  it.each([
    ['15.5', 15.5],
    ['8', 8],
    ['0', 0],
    ['15.50', 15.5],
    ['15.5%', 15.5],
    ['15 %', 15],
    ['15.3', null],
    ['.5', null],
    ['30.5', null],
    ['1e1', null],
  ])('%j as a commission in halves is %j', (typed, value) => {
    expect(parseTyped(typed, { min: 0, max: 30, step: 0.5, default: 15 })).toBe(value);
  });

  it('moves the thumb to the step next to it', () => {
    expect(nearestStep(153, inputLimits.nightlyRateUsd)).toBe(155);
    expect(nearestStep(152, inputLimits.nightlyRateUsd)).toBe(150);
    expect(nearestStep(500, inputLimits.nightlyRateUsd)).toBe(500);
  });
});
