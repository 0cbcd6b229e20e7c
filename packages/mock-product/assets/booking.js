// @ts-check
// Tells the embedding page that the widget is ready, applies its theme, and shows the total.
const form = document.querySelector('form');
const root = document.documentElement;

/**
 * Sets a hidden field, which the next page reads from its URL.
 * @param {string} name
 * @param {string} value
 */
function setField(name, value) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== root.dataset['siteOrigin'] || data?.type !== 'theme') return;
  root.dataset['theme'] = data.theme;
  root.style.setProperty('--primary', data.primaryColor);
  setField('theme', data.theme);
  setField('primaryColor', data.primaryColor);
});
parent.postMessage({ type: 'ready' }, root.dataset['siteOrigin'] ?? '');

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) query.set(name, String(value));
  // Replace, not assign: a step inside the frame must not add a history entry.
  location.replace(`${location.pathname}?${query}`);
});

/**
 * @param {string} selector
 * @param {string} text
 */
function setText(selector, text) {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
}

function showTotal() {
  const bill = document.querySelector('dl');
  if (!form || !bill) return;
  const stay = new FormData(form);
  const date = (/** @type {string} */ name) => Date.parse(String(stay.get(name)));
  const nights = (date('checkOut') - date('checkIn')) / 86_400_000;
  const { nightlyRateUsd, cleaningFeeUsd } = bill.dataset;
  const price = nights * Number(nightlyRateUsd);
  const beforeTax = price + Number(cleaningFeeUsd);
  const tax = Math.round(beforeTax / 10);
  const isStay = nights > 0;
  setText(
    '[data-nights]',
    isStay ? `${nights} night${nights > 1 ? 's' : ''} × $${nightlyRateUsd}` : 'Nights',
  );
  setText('[data-nights-price]', isStay ? `$${price}` : '–');
  setText('[data-tax]', isStay ? `$${tax}` : '–');
  setText('output', isStay ? `$${beforeTax + tax}` : 'Check-out must be later');
}
form?.addEventListener('input', showTotal);
showTotal();
