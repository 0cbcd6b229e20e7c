// Tells the embedding page that the widget is ready, follows its theme, and adds up the bill of the chosen nights.
const [form] = document.forms;
const { checkIn, checkOut } = form.elements;
const { style, dataset, lang } = document.documentElement;

const dayMs = 86_400_000;
const rate = 120;
const cleaning = 30;
const nightsWord = lang === 'id' ? 'malam' : 'nights';

const money = new Intl.NumberFormat(lang, {
  style: 'currency',
  currency: dataset.currency,
  maximumFractionDigits: 0,
}).format;

/** The day some days from now, as YYYY-MM-DD. */
const getDay = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

function showBill() {
  const nights = (checkOut.valueAsNumber - checkIn.valueAsNumber) / dayMs;
  const isStay = nights > 0;
  const price = nights * rate;
  const tax = Math.round((price + cleaning) / 10);
  const bill = {
    nights: isStay ? `${nights} ${nightsWord} × ${money(rate)}` : '–',
    price: isStay ? money(price) : '–',
    cleaning: money(cleaning),
    tax: isStay ? money(tax) : '–',
    total: isStay ? money(price + cleaning + tax) : '–',
  };
  for (const [name, text] of Object.entries(bill))
    document.querySelector(`[data-bill=${name}]`)?.replaceChildren(text);
}

checkIn.min = getDay(0);
checkIn.value = getDay(14);
checkOut.value = getDay(18);
showBill();
form.addEventListener('input', showBill);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const status = form.querySelector('[role=status]');
  status.textContent = status.dataset.text;
});

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== dataset.siteOrigin || data?.type !== 'theme') return;
  dataset.theme = data.theme;
  style.setProperty('--color-brand', data.primaryColor);
});
parent.postMessage({ type: 'ready' }, dataset.siteOrigin);
