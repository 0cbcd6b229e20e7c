import { delegate } from '../../browser/delegate.ts';
import { onPageShow } from '../../browser/page-show.ts';
import { safeLocalStorage } from '../../browser/storage.ts';

/** The key in local storage for the language that the visitor has selected, or whose offer they have closed. */
const storageKey = 'language';

/** The id of the section or linked entry in the upper part of the window; empty at the top of the page. */
function findPlace(): string {
  if (scrollY === 0) return '';
  const places = [...document.querySelectorAll('main section[id]:not([hidden]), main :target')];
  const seen = places.findLast((place) => place.getBoundingClientRect().top < innerHeight / 3);
  return seen?.id ?? '';
}

/**
 * Keeps the visitor's place when they switch languages: links to another language lead to the same section, with the
 * same query. Following such a link, or closing the offer of a language, ends that offer. offer-before-paint.js shows
 * the offer.
 */
export function startLanguages(): void {
  // Update links just before the browser follows or copies one, whichever key or button is used.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const)
    delegate(type, 'a[data-language-link]', (link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = findPlace();
    });
  delegate('click', '[data-language-link], [data-language-offer] > button', (chosen) => {
    safeLocalStorage.set(storageKey, chosen.closest<HTMLElement>('[lang]')?.lang ?? null);
    hideOffers();
  });
  onPageShow(() => safeLocalStorage.get(storageKey) && hideOffers());
}

function hideOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-language-offer]'))
    offer.hidden = true;
}
