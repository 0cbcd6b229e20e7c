import { safeLocalStorage } from '../../browser/storage.ts';
import { languageOfferHook } from './hooks.ts';

/** Key in local storage of the language whose offer was answered. */
const storageKey = 'language';

/** Offers the language that the browser prefers, unless the visitor has answered the offer before. */
export function offerPreferred(): void {
  const offers = [...document.querySelectorAll<HTMLElement>(`[${languageOfferHook}]`)];
  const known = [document.documentElement.lang, ...offers.map(({ lang }) => lang)];
  const preferred = navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '');
  const language = preferred.find((code) => known.includes(code));
  const offer = offers.find(({ lang }) => lang === language);
  if (!offer || safeLocalStorage.get(storageKey) === offer.lang) return;
  offer.hidden = false;
  offer.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a, button')) return;
    safeLocalStorage.set(storageKey, offer.lang);
    offer.hidden = true;
  });
}
