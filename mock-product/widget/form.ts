import { addDays, nightsBetween, quoteLines } from '../assets/quote.js';
import { html } from '../html.ts';
import type { SafeHtml } from '../html.ts';
import type { WidgetOptions } from './options.ts';
import { TAX_RATE } from './properties.ts';

/** Dates, guests, price and the Reserve button. Works without script; with it the price follows along. */
export function bookingForm(options: WidgetOptions, problem: string, today: string): SafeHtml {
  const { property, checkIn, checkOut } = options;
  return html`<form
    action="/widget/booking"
    data-today="${today}"
    data-tax-rate="${TAX_RATE}"
    data-nightly-rate-usd="${property.nightlyRateUsd}"
    data-cleaning-fee-usd="${property.cleaningFeeUsd}"
  >
    ${hiddenFields(settings(options))}
    <div class="dates">
      <div>
        <label for="check-in">Check-in</label>
        <input
          id="check-in"
          name="checkIn"
          type="date"
          required
          min="${today}"
          value="${checkIn}"
          aria-describedby="problem"
        />
      </div>
      <div>
        <label for="check-out">Check-out</label>
        <input
          id="check-out"
          name="checkOut"
          type="date"
          required
          min="${addDays(checkIn, 1)}"
          value="${checkOut}"
          aria-describedby="problem"
        />
      </div>
      <div>
        <label for="guests">Guests</label>
        <select id="guests" name="guests">
          ${guestOptions(property.maxGuests, options.guests)}
        </select>
      </div>
    </div>
    <p class="problem" id="problem" role="status" data-problem>${problem}</p>
    ${price(options, problem)}
    <button type="submit" name="reserve" value="true">Reserve</button>
    <noscript><button class="quiet" type="submit">Update the total</button></noscript>
  </form>`;
}

/** What the Reserve button leads to: the stay in words, and plainly no booking. */
export function confirmation(options: WidgetOptions): SafeHtml {
  const { property, checkIn, checkOut, guests } = options;
  const { total } = quote(options);
  const stay = { checkIn, checkOut, guests };
  return html`<form action="/widget/booking">
    <div id="confirmation">
      <h2>This is a stand-in</h2>
      <p>
        ${property.name}, ${dayName(checkIn)} to ${dayName(checkOut)},
        ${guests === 1 ? '1 guest' : `${guests} guests`}: <strong>${total.amount}</strong> with all
        fees and tax.
      </p>
      <p>
        No booking was made and nobody was told. The real product would now ask for the guest’s
        details.
      </p>
    </div>
    ${hiddenFields({ ...settings(options), ...stay })}
    <button type="submit">Change the stay</button>
  </form>`;
}

function price(options: WidgetOptions, problem: string): SafeHtml {
  const lines = quote(options);
  const amount = (line: keyof typeof lines): string => (problem === '' ? lines[line].amount : '–');
  return html`<dl>
      ${(['stay', 'cleaning', 'tax'] as const).map(
        (line) =>
          html`<div>
            <dt data-label="${line}">${lines[line].label}</dt>
            <dd data-amount="${line}">${amount(line)}</dd>
          </div> `,
      )}
      <div class="total" aria-live="polite" aria-atomic="true">
        <dt data-label="total">${lines.total.label}</dt>
        <dd data-amount="total">${amount('total')}</dd>
      </div>
    </dl>
    <p class="included">The total is in US dollars and includes every mandatory fee and tax.</p>`;
}

function quote(options: WidgetOptions): ReturnType<typeof quoteLines> {
  const nights = Math.max(1, nightsBetween(options.checkIn, options.checkOut));
  return quoteLines({ ...options.property, taxRate: TAX_RATE }, nights);
}

/** The embedder's own parameters, carried from step to step in their safe form. */
function settings(options: WidgetOptions): Record<string, string> {
  const { theme, primaryColor } = options;
  return {
    propertyid: options.property.id,
    ...(theme && { theme }),
    ...(primaryColor && { primaryColor }),
    compact: String(options.isCompact),
    showPropertyInfo: String(options.hasPropertyInfo),
  };
}

function hiddenFields(values: Record<string, string | number>): SafeHtml[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
}

function guestOptions(max: number, chosen: number): SafeHtml[] {
  return Array.from({ length: max }, (_, index) => index + 1).map(
    (count) => html`<option${count === chosen && html` selected`}>${count}</option>`,
  );
}

function dayName(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
