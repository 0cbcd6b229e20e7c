import { delegate } from '../../browser/delegate.ts';
import { safeLocalStorage } from '../../browser/storage.ts';
import { languageLinkHook, languageOfferHook } from './hooks.ts';

/** Key in local storage of the language whose offer was answered. */
const storageKey = 'language';

/** The id of the section that is at the middle of the window, or the hash of the address. */
function currentPlace(): string {
  const sections = [...document.querySelectorAll('main > [id]')];
  const seen = sections.findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );
  return seen?.id ?? location.hash;
}

/**
 * Keeps the visitor's place across languages: links to the page in another one lead to the same section,
 * with the same query. Offers the language that the browser prefers, until the visitor has answered.
 */
export function startLanguages(): void {
  // Before the browser opens the link or copies it, with whatever key or button.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const)
    delegate(type, `a[${languageLinkHook}]`, (link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = currentPlace();
    });
  const [preferred] = navigator.language.split('-');
  const offer = document.querySelector<HTMLElement>(`[${languageOfferHook}="${preferred}"]`);
  if (!offer || safeLocalStorage.get(storageKey)) return;
  offer.hidden = false;
  delegate('click', `[${languageOfferHook}] > *`, () => {
    safeLocalStorage.set(storageKey, offer.lang);
    offer.hidden = true;
  });
}
