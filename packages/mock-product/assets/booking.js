// Tells the embedding page that the widget is ready, follows its theme, and updates the bill.
import { calculateBill } from './bill.js';

const { elements } = document.forms[0];
const { style, dataset, lang } = document.documentElement;

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== dataset.siteOrigin || data?.type !== 'theme') return;
  dataset.theme = data.theme;
  style.setProperty('--color-brand', data.primaryColor);
  // The form sends them to the next page in its address.
  elements.theme.value = data.theme;
  elements.primaryColor.value = data.primaryColor;
});
parent.postMessage({ type: 'ready' }, dataset.siteOrigin);

document.addEventListener('input', () => {
  const { checkIn, checkOut } = elements;
  const bill = calculateBill(checkIn.value, checkOut.value, lang, dataset.currency);
  for (const [name, text] of Object.entries(bill)) {
    document.querySelector(`[data-bill=${name}]`)?.replaceChildren(text);
  }
});
