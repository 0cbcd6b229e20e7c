const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
  // No sign on what prints as zero: never −$0.
  signDisplay: 'negative',
});

/** Whole US dollars as the site prints them: `$1,234`, and `−$1,234` (a true minus sign) below zero. */
export function formatUsd(amountUsd: number): string {
  return dollars.format(amountUsd).replace('-', '−');
}

/** A small charge in cents, with them: 30 is `$0.30`. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
