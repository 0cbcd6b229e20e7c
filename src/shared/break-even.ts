/**
 * The lowest revenue, in whole dollars, at which savings cover a fee: $199 a month with 14% saved is $1,422 a month.
 * `null` if nothing is saved.
 */
export function findBreakEven(fee: number, savedPercent: number): number | null {
  if (savedPercent <= 0) return null;
  // Rounded first: 1990.0000000000002 must not become 1991.
  return Math.ceil(Math.round((fee * 100 * 1_000_000) / savedPercent) / 1_000_000);
}

/** The nightly rate in examples, with which the calculator starts. */
export const exampleNightlyRate = 150;

/** The nights of a stay in examples. */
export const exampleStayNights = 3;

/** The whole nights at a rate that bring in a revenue: $1,422 at $150 is 10 nights. */
export function findBreakEvenNights(revenue: number, nightlyRate: number): number {
  return Math.ceil(revenue / nightlyRate);
}

/**
 * The nights at the example rate from which a plan pays for itself; null if it never does.
 * @param price the plan's monthly price.
 * @param savedPercent what a direct booking saves, of its revenue.
 */
export function findExampleNights(price: number, savedPercent: number): number | null {
  const revenue = findBreakEven(price, savedPercent);
  return revenue === null ? null : findBreakEvenNights(revenue, exampleNightlyRate);
}
