import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf } from './assets/bill.js';
import { layout, mockBanner, type Site } from './pages.ts';
import { wordsIn } from './widget-words.ts';

const villa = 'Pondok Kelapa';

/** The date a number of days from now, as YYYY-MM-DD in the time zone of the villa. */
function dayFromNow(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });
  return format.format(Date.now() + days * 86_400_000);
}

const dayName = (date: string, language: string) =>
  new Date(date).toLocaleDateString(language, { month: 'short', day: 'numeric', timeZone: 'UTC' });

type Words = ReturnType<typeof wordsIn>;

function bookingForm(words: Words, checkIn: string, checkOut: string, isCompact: boolean): string {
  const { total, nights, price, cleaning, tax } = billOf(checkIn, checkOut, words.language);
  const date = `class="control" type="date" required min="${dayFromNow(0)}"`;
  const charges = `<dl class="charges">
  <div><dt data-bill="nights">${nights}</dt><dd data-bill="price">${price}</dd></div>
  <div><dt>${words.cleaning}</dt><dd data-bill="cleaning">${cleaning}</dd></div>
  <div><dt>${words.tax}</dt><dd data-bill="tax">${tax}</dd></div>
</dl>`;
  return `
${isCompact ? '' : charges}
<div class="fields">
  <label>Check-in <input ${date} name="checkIn" value="${checkIn}"></label>
  <label>Check-out <input ${date} name="checkOut" value="${checkOut}"></label>
  <label>${words.guests} <select class="control" name="guests"><option>1<option selected>2<option>3<option>4</select></label>
  <p class="total">Total <output data-bill="total">${total}</output></p>
</div>
<button class="button solid" name="reserve" value="true">${words.reserve}</button>`;
}

/**
 * The booking widget: a page of its own, or 600 px high in a frame of the marketing site, which says itself
 * what is a sample.
 */
export function widgetPage({ searchParams: query }: URL, site: Site, isFramed: boolean): string {
  const given = (name: string, form: RegExp) => form.exec(query.get(name) ?? '')?.[0] ?? '';
  const checkIn = given('checkIn', /^\d{4}-\d\d-\d\d$/) || dayFromNow(14);
  const checkOut = given('checkOut', /^\d{4}-\d\d-\d\d$/) || dayFromNow(18);
  // What the embedding page asks for, carried from step to step.
  const settings = {
    theme: given('theme', /^(light|dark)$/),
    primaryColor: given('primaryColor', /^#[\da-f]{6}$/i),
    compact: given('compact', /^true$/),
    showPropertyInfo: given('showPropertyInfo', /^false$/),
    lang: given('lang', /^id$/),
  };
  const words = wordsIn(settings.lang);
  const hidden = Object.entries(settings).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  const info = settings.showPropertyInfo
    ? ''
    : `<div class="info"><h1>${villa}</h1><p>${words.property}</p><p class="about">${words.about}</p></div>`;
  const isBooked = query.has('reserve') && checkOut > checkIn;
  const { language } = words;
  const booked = `<p role="status">${dayName(checkIn, language)} – ${dayName(checkOut, language)}: ${words.reserved}</p>
<button class="button solid">${words.change}</button>`;
  const form = isBooked
    ? booked
    : bookingForm(words, checkIn, checkOut, settings.compact === 'true');
  const picture = readFileSync(join(import.meta.dirname, 'assets/house.svg'), 'utf8');
  const body = `${isFramed ? '' : mockBanner}<main><div class="scene">${picture}</div><form>${info}${form}${hidden.join('')}</form></main>
<script type="module" src="/booking.js"></script>`;
  const color = settings.primaryColor && `style="--color-brand: ${settings.primaryColor}"`;
  const attributes = `class="widget" data-site-origin="${site.siteOrigin}" data-theme="${settings.theme}" ${color}`;
  return layout(site, villa, body, attributes, language);
}
