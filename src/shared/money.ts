const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  // An amount that rounds to zero has no sign: never −$0.
  signDisplay: 'negative',
});

/** Whole US dollars as the site prints them: `$1,234`, or `−$1,234` with a true minus sign. */
export function formatUsd(amountUsd: number): string {
  return dollars.format(amountUsd).replace('-', '−');
}

/** US dollars and cents: 30 is `$0.30`. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
