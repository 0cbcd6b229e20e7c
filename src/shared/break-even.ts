/**
 * The whole revenue from which a fee is earned back, rounded up: $199 a month at 14% saved is $1,422 a month.
 * `null` if nothing is saved.
 */
export function breakEven(fee: number, savedPercent: number): number | null {
  if (savedPercent <= 0) return null;
  // Rounded first, so that 1990.0000000000002 does not become another dollar.
  return Math.ceil(Math.round((fee * 100 * 1_000_000) / savedPercent) / 1_000_000);
}
