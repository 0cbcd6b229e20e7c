// @ts-check
/**
 * The bill of a stay from a day to a day, YYYY-MM-DD: on the server, and in the browser when one changes.
 * @param {string} checkIn
 * @param {string} checkOut
 */
export function billOf(checkIn, checkOut) {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  if (!(nights > 0)) return { total: '–', nights: '–', price: '–', tax: '–' };
  const price = nights * 150;
  const tax = Math.round((price + 40) / 10);
  return {
    total: `$${price + 40 + tax}`,
    nights: `${nights} × $150`,
    price: `$${price}`,
    tax: `$${tax}`,
  };
}
