// Offers the visitor's first language that the site has, unless it is the page's language or the offer was answered
// before. Runs before the first paint, so nothing shifts. If storage is blocked, nothing is offered.
try {
  const { lang } = document.documentElement;
  const offers = [...document.querySelectorAll('[data-language-offer]')];
  const offerIn = (code) => offers.find(({ dataset }) => dataset.languageOffer === code);
  const known = navigator.languages
    .map((language) => language.split('-')[0])
    .find((code) => code === lang || offerIn(code));
  const offer = offerIn(known);
  if (offer && !localStorage.getItem('language')) offer.hidden = false;
} catch {}
