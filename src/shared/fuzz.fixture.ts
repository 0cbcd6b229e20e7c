import type { Parameters } from 'fast-check';

/** Settings for a fast-check property with hostile input. The seed is fixed: each run tries the same cases. */
export function hostile<Value>(numRuns: number): Parameters<Value> {
  return { seed: 20_261_122, numRuns };
}
