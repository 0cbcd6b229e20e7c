// @ts-check
// Shows the stand-in's message without a request. Without this script the forms still lead to it.
const forms = document.querySelector('#forms');
const confirmation = document.querySelector('#confirmation');

forms?.addEventListener('submit', (event) => {
  if (!(confirmation instanceof HTMLElement)) return;
  event.preventDefault();
  forms.setAttribute('hidden', '');
  confirmation.hidden = false;
  confirmation.focus();
});
