/** On links to the page in another language: they keep the place and the query of the page. */
export const languageLinkHook = 'data-language-link';
