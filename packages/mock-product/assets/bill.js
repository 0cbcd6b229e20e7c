// @ts-check
/**
 * Calculates the bill for a stay, on the server and whenever a date changes in the browser. Days are YYYY-MM-DD.
 * @param {string} checkIn
 * @param {string} checkOut
 * @param {string} language
 * @param {string} currency
 */
export function calculateBill(checkIn, checkOut, language, currency) {
  const isIndonesian = language === 'id';
  const locale = isIndonesian ? 'id-ID' : 'en-US';
  const style = /** @type {const} */ ({ style: 'currency', currency, maximumFractionDigits: 0 });
  const money = new Intl.NumberFormat(locale, style).format;
  const rate = 120;
  const cleaning = 30;
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  if (!(nights > 0))
    return { total: '–', nights: '–', price: '–', cleaning: money(cleaning), tax: '–' };
  const price = nights * rate;
  const dates = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
    .formatRange(Date.parse(checkIn), Date.parse(checkOut))
    .replace(/\s–\s/, '–');
  const night = isIndonesian ? 'malam' : nights === 1 ? 'night' : 'nights';
  const tax = Math.round((price + cleaning) / 10);
  return {
    total: money(price + cleaning + tax),
    nights: `${dates}: ${nights} ${night} × ${money(rate)}`,
    price: money(price),
    cleaning: money(cleaning),
    tax: money(tax),
  };
}
