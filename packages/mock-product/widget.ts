import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateBill } from './assets/bill.js';
import { escapeHtml, renderDocument, mockBanner, type Site } from './pages.ts';
import { getCopy } from './widget-copy.ts';

/** The date some days from now, as YYYY-MM-DD. */
const getDayFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA').format(Date.now() + days * 86_400_000);

const formatDay = (date: string, language: string) =>
  new Date(date).toLocaleDateString(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });

type Copy = ReturnType<typeof getCopy>;

function renderBookingForm(
  copy: Copy,
  currency: string,
  [checkIn, checkOut]: [string, string],
  isCompact: boolean,
): string {
  const { total, nights, price, cleaning, tax } = calculateBill(
    checkIn,
    checkOut,
    copy.language,
    currency,
  );
  const date = `class="control" type="date" required min="${getDayFromNow(0)}"`;
  const charges = `<dl class="charges">
  <div><dt data-bill="nights">${nights}</dt><dd data-bill="price">${price}</dd></div>
  <div><dt>${copy.cleaning}</dt><dd data-bill="cleaning">${cleaning}</dd></div>
  <div><dt>${copy.tax}</dt><dd data-bill="tax">${tax}</dd></div>
</dl>`;
  return `
${isCompact ? '' : charges}
<div class="fields">
  <label>Check-in <input ${date} name="checkIn" value="${checkIn}"></label>
  <label>Check-out <input ${date} name="checkOut" value="${checkOut}"></label>
  <label>${copy.guests} <select class="control" name="guests"><option>1<option selected>2<option>3<option>4</select></label>
  <p class="total">Total <output data-bill="total">${total}</output></p>
</div>
<button class="button solid" name="reserve" value="true">${copy.reserve}</button>`;
}

/**
 * Renders the booking widget, as a full page or for a frame 600 px high on the marketing site. In the frame it has no
 * banner, because the site marks its samples itself.
 */
export function renderWidget({ searchParams: query }: URL, site: Site, isFramed: boolean): string {
  const readParameter = (name: string, form: RegExp) => form.exec(query.get(name) ?? '')?.[0] ?? '';
  const checkIn = readParameter('checkIn', /^\d{4}-\d\d-\d\d$/) || getDayFromNow(14);
  const checkOut = readParameter('checkOut', /^\d{4}-\d\d-\d\d$/) || getDayFromNow(18);
  // The settings that the embedding page passes in its URL. Each step passes them on.
  const settings = {
    theme: readParameter('theme', /^(light|dark)$/),
    primaryColor: readParameter('primaryColor', /^#[\da-f]{6}$/i),
    compact: readParameter('compact', /^true$/),
    showPropertyInfo: readParameter('showPropertyInfo', /^false$/),
    lang: readParameter('lang', /^id$/),
  };
  const copy = getCopy(settings.lang);
  const hidden = Object.entries(settings).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  const [name, place] = [site.property.name, site.property.place].map(escapeHtml);
  const info = settings.showPropertyInfo
    ? ''
    : `<div class="info"><h1>${name}</h1><p>${place}. ${copy.property}</p><p class="about">${copy.about}</p></div>`;
  const isBooked = query.has('reserve') && checkOut > checkIn;
  const { language } = copy;
  const booked = `<p role="status">${formatDay(checkIn, language)} – ${formatDay(checkOut, language)}: ${copy.reserved}</p>
<button class="button solid">${copy.change}</button>`;
  const form = isBooked
    ? booked
    : renderBookingForm(copy, site.currency, [checkIn, checkOut], settings.compact === 'true');
  const picture = readFileSync(join(import.meta.dirname, 'assets/house.svg'), 'utf8');
  const body = `${isFramed ? '' : mockBanner}<main><div class="scene">${picture}</div><form>${info}${form}${hidden.join('')}</form></main>
<script type="module" src="/booking.js"></script>`;
  const color = settings.primaryColor && `style="--color-brand: ${settings.primaryColor}"`;
  const attributes = `class="widget" data-site-origin="${site.siteOrigin}" data-theme="${settings.theme}" data-currency="${site.currency}" ${color}`;
  return renderDocument(site, `${name}`, body, attributes, language);
}
