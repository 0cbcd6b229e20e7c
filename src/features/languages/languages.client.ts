import { delegate } from '../../browser/delegate.ts';
import { safeLocalStorage } from '../../browser/storage.ts';
import { languageLinkHook, languageOfferHook } from './hooks.ts';

/** Key in local storage of the language whose offer was answered. */
const storageKey = 'language';

/** The section of the landing page that is at the middle of the window, or the hash of the address. */
function currentHash(): string {
  const sections = [...document.querySelectorAll<HTMLElement>('main > section[id]')];
  const seen = sections.findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 2,
  );
  return seen ? `#${seen.id}` : location.hash;
}

/** Makes links to the page in another language lead to the same section, with the same query. */
function keepPlace(): void {
  const follow = (link: HTMLAnchorElement) => {
    link.search = location.search;
    link.hash = currentHash();
  };
  // The middle mouse button sends no click.
  for (const type of ['click', 'auxclick'] as const) {
    delegate(type, `a[${languageLinkHook}]`, follow);
  }
}

/** Offers the language that the browser prefers, unless the visitor has answered the offer before. */
function offerPreferred(): void {
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0]);
  const offers = [...document.querySelectorAll<HTMLElement>(`[${languageOfferHook}]`)];
  const known = [document.documentElement.lang, ...offers.map((offer) => offer.lang)];
  const language = preferred.find((code) => known.includes(code ?? ''));
  const offer = offers.find(({ lang }) => lang === language);
  if (!offer || safeLocalStorage.get(storageKey) === offer.lang) return;
  offer.hidden = false;
  offer.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    safeLocalStorage.set(storageKey, offer.lang);
    offer.hidden = true;
  });
}

/** Keeps the visitor's place across languages, and offers the one that the browser prefers. */
export function startLanguages(): void {
  keepPlace();
  offerPreferred();
}
