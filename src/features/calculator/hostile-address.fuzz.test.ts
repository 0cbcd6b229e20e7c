import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './rules/csv.ts';
import { exampleOptions as options } from './rules/options.fixture.ts';
import { hostile } from '../../shared/fuzz.fixture.ts';
import { canary, hostileQuery } from '../hostile-query.fixture.ts';
import { arrivalState, evaluate } from './calculator-state.ts';

test('no address makes the calculator show a figure that is none, or a word of its own', () => {
  const safe = fc.property(hostileQuery, (search) => {
    const state = arrivalState(search, new FormData(), options);
    const { savings, revenueCents, breakEvenCents } = evaluate(state, options);
    const figures = [...Object.values(savings), revenueCents, breakEvenCents ?? 0];
    expect(figures.every(Number.isFinite), figures.join()).toBe(true);
    const csv = toCsv(state, options);
    expect(csv).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(csv).not.toContain(canary);
  });
  fc.assert(safe, hostile(100));
});
