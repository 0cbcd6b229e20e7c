import { html, type SafeHtml } from './html.ts';
import { layout, type Site } from './layout.ts';
import { property } from './property.ts';

const dayMs = 86_400_000;

type Stay = Record<'checkIn' | 'checkOut', string>;

/** The date a number of days from now, as YYYY-MM-DD in the time zone of the properties. */
function dayFromNow(days: number): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Makassar' });
  return format.format(Date.now() + days * dayMs);
}

function dateFrom(query: URLSearchParams, name: string, fallback: string): string {
  const value = query.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : fallback;
}

const dayName = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Settings that the embedding page passes in the URL, carried from step to step. */
function settingsFrom(query: URLSearchParams) {
  const theme = ['light', 'dark'].find((name) => name === query.get('theme'));
  const [primaryColor] = /^#[\da-f]{6}$/i.exec(query.get('primaryColor') ?? '') ?? [];
  return {
    propertyid: property.id,
    theme: theme ?? '',
    primaryColor: primaryColor ?? '',
    compact: String(query.get('compact') === 'true'),
    showPropertyInfo: String(query.get('showPropertyInfo') !== 'false'),
  };
}

const hiddenFields = (values: Record<string, string>): SafeHtml[] =>
  Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );

function bookingForm(stay: Stay): SafeHtml {
  const guests = Array.from({ length: property.maxGuests }, (_, index) => index + 1);
  return html`<div class="fields">
      <label>
        Check-in
        <input name="checkIn" type="date" required min="${dayFromNow(0)}" value="${stay.checkIn}" />
      </label>
      <label>
        Check-out
        <input
          name="checkOut"
          type="date"
          required
          min="${dayFromNow(1)}"
          value="${stay.checkOut}"
        />
      </label>
      <label>
        Guests
        <select name="guests">
          ${guests.map((count) => html`<option>${count}</option>`)}
        </select>
      </label>
    </div>
    <dl
      data-nightly-rate-usd="${property.nightlyRateUsd}"
      data-cleaning-fee-usd="${property.cleaningFeeUsd}"
    >
      <div>
        <dt data-nights></dt>
        <dd data-nights-price></dd>
      </div>
      <div>
        <dt>Cleaning</dt>
        <dd>$${property.cleaningFeeUsd}</dd>
      </div>
      <div>
        <dt>Tax, 10%</dt>
        <dd data-tax></dd>
      </div>
      <div class="total">
        <dt>Total</dt>
        <dd><output></output></dd>
      </div>
    </dl>
    <button name="reserve" value="true">Reserve</button>`;
}

function confirmation(stay: Stay): SafeHtml {
  return html`<p role="status">
      ${property.name}, ${dayName(stay.checkIn)} to ${dayName(stay.checkOut)}: no booking was made.
    </p>
    ${hiddenFields(stay)} <button>Change the stay</button>`;
}

/** The booking widget, shown in a frame of the marketing site, 600 px high. */
export function widgetPage(query: URLSearchParams, site: Site): SafeHtml {
  const id = query.get('propertyid');
  const settings = settingsFrom(query);
  const { theme, primaryColor } = settings;
  const stay = {
    checkIn: dateFrom(query, 'checkIn', dayFromNow(14)),
    checkOut: dateFrom(query, 'checkOut', dayFromNow(17)),
  };
  const isReserved = query.has('reserve') && stay.checkOut > stay.checkIn;
  const heading =
    settings.showPropertyInfo === 'true'
      ? html`<div class="property">
          <img src="/villa.svg" alt="" width="96" height="72" />
          <div>
            <h1>${property.name}</h1>
            <p>${property.place}, Bali. Up to ${property.maxGuests} guests.</p>
            <p><b>$${property.nightlyRateUsd}</b> a night</p>
          </div>
        </div>`
      : html`<h1>Book your stay</h1>`;
  return layout(site, {
    title: `Book ${property.name}`,
    bodyClass: settings.compact === 'true' ? 'widget compact' : 'widget',
    attributes: html`data-site-origin="${site.siteOrigin}" ${theme && html`data-theme="${theme}"`}
    ${primaryColor && html`style="--primary: ${primaryColor}"`}`,
    content: html`<main>
        ${id && id !== property.id && html`<p>There is no such property. This is another one.</p>`}
        ${heading}
        <form action="/widget/booking">
          ${isReserved ? confirmation(stay) : bookingForm(stay)} ${hiddenFields(settings)}
        </form>
      </main>
      <script type="module" src="/booking.js"></script>`,
  });
}
