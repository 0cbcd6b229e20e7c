import { delegate } from '../../browser/delegate.ts';
import { onPageShow } from '../../browser/page-show.ts';
import { safeLocalStorage } from '../../browser/storage.ts';

/** Key in local storage of the language that was chosen, or whose offer was answered. */
const storageKey = 'language';

/** The id of the section or the linked entry in the upper part of the window; empty at the top of the page. */
function currentPlace(): string {
  if (scrollY === 0) return '';
  const places = [...document.querySelectorAll('main section[id]:not([hidden]), main :target')];
  const seen = places.findLast((place) => place.getBoundingClientRect().top < innerHeight / 3);
  return seen?.id ?? '';
}

/**
 * Keeps the visitor's place across languages: links to the page in another one lead to the same section,
 * with the same query. Following one, or closing the offer of another language, ends that offer.
 * offer-before-paint.js shows it.
 */
export function startLanguages(): void {
  // Before the browser opens the link or copies it, with whatever key or button.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const)
    delegate(type, 'a[data-language-link]', (link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = currentPlace();
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
