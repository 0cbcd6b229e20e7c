/** On links to the page in another language: they keep the place and the query of the page. */
export const languageLinkHook = 'data-language-link';

/** On the offer of another language; the value is its code. */
export const languageOfferHook = 'data-language-offer';
