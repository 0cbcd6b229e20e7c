// Tells the embedding page that the widget is ready, follows its theme, and adds up the chosen nights.
const [form] = document.forms;
const { checkIn, checkOut, nights, price, cleaning, total } = form.elements;
const { style, dataset } = document.documentElement;

const dayMs = 86_400_000;
const rate = 120;
const cleaningFee = 30;

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: dataset.currency,
  maximumFractionDigits: 0,
}).format;

/** The day some days from now, as YYYY-MM-DD. */
const getDay = (days) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

function showBill() {
  const count = Math.max(0, (checkOut.valueAsNumber - checkIn.valueAsNumber) / dayMs || 0);
  nights.value = `${count} × ${money(rate)}`;
  price.value = money(count * rate);
  cleaning.value = money(cleaningFee);
  total.value = money(count * rate + cleaningFee);
}

checkIn.min = getDay(0);
checkIn.value = getDay(14);
checkOut.value = getDay(18);
showBill();
form.addEventListener('input', showBill);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  form.querySelector('[role=status]').textContent = 'No booking was made.';
});

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== dataset.siteOrigin || data?.type !== 'theme') return;
  dataset.theme = data.theme;
  style.setProperty('--color-brand', data.primaryColor);
});
parent.postMessage({ type: 'ready' }, dataset.siteOrigin);
