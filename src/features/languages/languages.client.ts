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

/** The offer of the language that the browser prefers, or the document, if it is in that language. */
function preferredIn(): HTMLElement | null | undefined {
  return navigator.languages
    .map((tag) => tag.split('-', 1)[0])
    .map((code) =>
      document.querySelector<HTMLElement>(`:is(html, [${languageOfferHook}])[lang="${code}"]`),
    )
    .find(Boolean);
}

/**
 * Keeps the visitor's place across languages: links to the page in another one lead to the same section,
 * with the same query. Offers the language that the browser prefers, until the visitor has answered.
 */
export function startLanguages(): void {
  // The middle mouse button sends no click.
  for (const type of ['click', 'auxclick'] as const) {
    delegate(type, `a[${languageLinkHook}]`, (link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = currentHash();
    });
  }
  const offer = preferredIn();
  if (!offer?.hidden || safeLocalStorage.get(storageKey) === offer.lang) return;
  offer.hidden = false;
  delegate('click', `[${languageOfferHook}] :is(a, button)`, () => {
    safeLocalStorage.set(storageKey, offer.lang);
    offer.hidden = true;
  });
}
