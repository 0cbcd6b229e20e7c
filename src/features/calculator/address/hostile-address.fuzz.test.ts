import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOptions as options } from '../rules/options.fixture.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';
import { hostileQuery } from '../../hostile-query.fixture.ts';
import { initialState } from '../state/calculator-state.ts';
import { evaluate } from '../state/evaluation.ts';

test('any address gives valid figures', () => {
  const safe = fc.property(hostileQuery, (search) => {
    const state = initialState(search, new FormData(), options);
    const { savings, revenueCents, breakEvenCents } = evaluate(state, options);
    const figures = [...Object.values(savings), revenueCents, breakEvenCents ?? 0];
    expect(figures.every(Number.isFinite), figures.join()).toBe(true);
  });
  fc.assert(safe, hostile(100));
});
