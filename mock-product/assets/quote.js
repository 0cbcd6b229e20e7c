// @ts-check
// What a stay costs. The server prints the first price with this module and the browser updates it
// with the same one, so the two cannot disagree.

/**
 * @typedef {object} Rates
 * @property {number} nightlyRateUsd
 * @property {number} cleaningFeeUsd once per stay
 * @property {number} taxRate ratio, on nights and cleaning together
 */

/** The longest stay the widget quotes. */
export const MAX_NIGHTS = 90;

const DAY_MS = 86_400_000;

/**
 * True for a real calendar date written YYYY-MM-DD.
 * @param {string} text
 */
export function isDate(text) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(text);
  // 2026-02-30 would roll over into March rather than fail.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * The date a number of days after another, both YYYY-MM-DD.
 * @param {string} date
 * @param {number} days
 */
export function addDays(date, days) {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Nights from check-in to check-out, both YYYY-MM-DD. Dates alone parse as UTC, so no clock change
 * makes a night longer or shorter.
 * @param {string} checkIn
 * @param {string} checkOut
 */
export function nightsBetween(checkIn, checkOut) {
  return Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS);
}

/**
 * Why a stay cannot be priced, in words for the visitor; '' when it can.
 * @param {string} checkIn
 * @param {string} checkOut
 * @param {string} today
 */
export function stayProblem(checkIn, checkOut, today) {
  if (!isDate(checkIn) || !isDate(checkOut)) return 'Pick both dates to see the total.';
  if (checkIn < today) return 'Check-in has passed. Pick today or later.';
  if (checkOut <= checkIn) return 'Check-out must be after check-in.';
  if (nightsBetween(checkIn, checkOut) > MAX_NIGHTS) return `Stays go up to ${MAX_NIGHTS} nights.`;
  return '';
}

/**
 * The lines of a quote, ready to print; the last is the total of the others.
 * @param {Rates} rates
 * @param {number} nights
 */
export function quoteLines(rates, nights) {
  // Whole cents: 0.1 and dollars do not add up in binary.
  const stay = Math.round(rates.nightlyRateUsd * 100) * nights;
  const cleaning = Math.round(rates.cleaningFeeUsd * 100);
  const tax = Math.round((stay + cleaning) * rates.taxRate);
  const count = nights === 1 ? '1 night' : `${nights} nights`;
  return {
    stay: { label: `$${rates.nightlyRateUsd} × ${count}`, amount: formatCents(stay) },
    cleaning: { label: 'Cleaning fee', amount: formatCents(cleaning) },
    tax: { label: `Taxes (${Math.round(rates.taxRate * 100)}%)`, amount: formatCents(tax) },
    total: { label: 'Total', amount: formatCents(stay + cleaning + tax) },
  };
}

/** @param {number} cents */
function formatCents(cents) {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
