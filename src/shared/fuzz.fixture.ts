import type { Parameters } from 'fast-check';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** Factor for the number of cases; `npm run test:fuzz` sets it above 1. */
export const fuzzTimes = Number(process.env['FUZZ_TIMES'] ?? 1);

/**
 * Settings for a fast-check property with hostile input. The seed is fixed, so that ordinary runs
 * always try the same cases; `npm run test:fuzz` sets another seed and more cases.
 * @param numRuns cases in an ordinary run.
 */
export function hostile<Value>(numRuns: number): Parameters<Value> {
  return { seed, numRuns: numRuns * fuzzTimes };
}
