import type { Parameters } from 'fast-check';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

/** How many times as many cases are tried as in an ordinary run of the tests. */
export const fuzzTimes = Number(process.env['FUZZ_TIMES'] ?? 1);

/**
 * How a property is tried on hostile input: always on the same cases, unless `npm run test:fuzz`
 * asks for others, and for more of them.
 * @param numRuns cases in an ordinary run.
 */
export function hostile<Value>(numRuns: number): Parameters<Value> {
  return { seed, numRuns: numRuns * fuzzTimes };
}
