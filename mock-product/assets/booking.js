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

function showTotal() {
  const output = document.querySelector('output');
  if (!form || !output) return;
  const stay = new FormData(form);
  const date = (/** @type {string} */ name) => Date.parse(String(stay.get(name)));
  const nights = (date('checkOut') - date('checkIn')) / 86_400_000;
  const total = nights * Number(output.dataset['nightlyRateUsd']);
  output.value = nights > 0 ? `${nights} nights: $${total}` : 'Check-out must be after check-in.';
}
form?.addEventListener('input', showTotal);
showTotal();
