// @ts-check
// Keeps the widget's price in step with its dates, tells the page around it that it works, and takes
// the theme of that page.
import { parseHexColor, primaryProperties } from './color.js';
import { addDays, isDate, nightsBetween, quoteLines, stayProblem } from './quote.js';

const bookingForm = document.querySelector('form');
if (bookingForm?.dataset.today !== undefined) keepPriceInStep(bookingForm);
bookingForm?.addEventListener('submit', (event) => {
  event.preventDefault();
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(bookingForm, event.submitter))
    query.set(name, String(value));
  // Replace, not assign: a step inside the frame must not cost the visitor a press of Back.
  location.replace(`${location.pathname}?${query}`);
});

// After reserving, a screen reader should meet the confirmation, not the top of the document.
const confirmation = document.querySelector('#confirmation');
if (confirmation instanceof HTMLElement) {
  confirmation.tabIndex = -1;
  confirmation.focus();
}

const { siteOrigin } = document.documentElement.dataset;
if (window.parent !== window && siteOrigin !== undefined) {
  addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.type === 'theme') takeTheme(data);
  });
  window.parent.postMessage({ type: 'ready' }, siteOrigin);
}

/**
 * Changes the look and nothing else: what the visitor has picked stays.
 * @param {{ theme?: unknown, primaryColor?: unknown }} message
 */
function takeTheme({ theme, primaryColor }) {
  if (theme !== 'light' && theme !== 'dark') return;
  const { dataset, style } = document.documentElement;
  dataset.theme = theme;
  keepForNextStep('theme', theme);
  const color = parseHexColor(primaryColor);
  if (color === undefined) return;
  for (const [name, value] of Object.entries(primaryProperties(color)))
    style.setProperty(name, value);
  keepForNextStep('primaryColor', color);
}

/**
 * Sets a hidden field, which the form's next page reads from its address.
 * @param {string} name
 * @param {string} value
 */
function keepForNextStep(name, value) {
  const hidden = bookingForm?.elements.namedItem(name);
  if (hidden instanceof HTMLInputElement) hidden.value = value;
}

/** @param {HTMLFormElement} form */
function keepPriceInStep(form) {
  const checkIn = field(form, 'checkIn');
  const checkOut = field(form, 'checkOut');
  const { nightlyRateUsd, cleaningFeeUsd, taxRate, today = '' } = form.dataset;
  const rates = {
    nightlyRateUsd: Number(nightlyRateUsd),
    cleaningFeeUsd: Number(cleaningFeeUsd),
    taxRate: Number(taxRate),
  };
  let nights = Math.max(1, nightsBetween(checkIn.value, checkOut.value));

  const update = () => {
    if (isDate(checkIn.value)) checkOut.min = addDays(checkIn.value, 1);
    const problem = stayProblem(checkIn.value, checkOut.value, today);
    if (problem === '') nights = nightsBetween(checkIn.value, checkOut.value);
    checkOut.setCustomValidity(problem);
    checkOut.setAttribute('aria-invalid', String(problem !== ''));
    show('[data-problem]', problem);
    for (const [name, line] of Object.entries(quoteLines(rates, nights))) {
      if (problem === '') show(`[data-label="${name}"]`, line.label);
      show(`[data-amount="${name}"]`, problem === '' ? line.amount : '–');
    }
  };

  checkIn.addEventListener('input', () => {
    // Moving the arrival past the departure moves the whole stay.
    const isArrivalPossible = isDate(checkIn.value) && checkIn.value >= today;
    if (isArrivalPossible && checkOut.value <= checkIn.value) {
      checkOut.value = addDays(checkIn.value, nights);
    }
    update();
  });
  checkOut.addEventListener('input', update);
  update();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function field(form, name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * Sets a text only when it differs, so that a live region speaks once per change.
 * @param {string} selector
 * @param {string} text
 */
function show(selector, text) {
  const element = document.querySelector(selector);
  if (element !== null && element.textContent !== text) element.textContent = text;
}
