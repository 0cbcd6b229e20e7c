import { delegate } from '../../browser/elements.ts';
import { onPageShow } from '../../browser/page-events.ts';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage.ts';
import { hasModifier } from '../../shared/keyboard.ts';

/** The key in local storage for the language that the visitor has selected, or whose offer they have closed. */
const storageKey = 'language';

/** The key in session storage for what a visitor has typed, from one language to the other. */
const typedKey = 'typed';

/** The id of the section being read, or of the linked entry; empty at the top of the page. */
function findCurrentSection(): string {
  if (scrollY === 0) return '';
  const sections = [...document.querySelectorAll('main section[id]:not([hidden]), main :target')];
  const seen = sections.findLast(
    (section) => section.getBoundingClientRect().top < innerHeight / 3,
  );
  return seen?.id ?? '';
}

/**
 * The fields that a visitor would have to fill in again, which are the same in every language. Never a password; the
 * search and the calculator are in the address.
 */
const listTypedFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'main form:not(search *, astro-island *) :is([type=text], [type=email], textarea, select)',
  ),
];

/** Keeps what the visitor has typed for the page at a path. The options of a select have the same order everywhere. */
function keepTyped(path: string): void {
  const values = listTypedFields().map((field) =>
    field instanceof HTMLSelectElement ? field.selectedIndex : field.value,
  );
  if (values.some(Boolean)) safeSessionStorage.set(typedKey, JSON.stringify({ path, values }));
}

/** Fills in what was kept for this page, once. */
function restoreTyped(): void {
  const { path, values } = JSON.parse(safeSessionStorage.get(typedKey) ?? '{}');
  safeSessionStorage.set(typedKey, null);
  if (path !== location.pathname) return;
  for (const [at, field] of listTypedFields().entries()) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = values[at];
    else field.value = values[at];
  }
}

/**
 * Keeps the visitor's place and what they have typed when they switch languages: links to another language lead to the
 * same section, with the same query. Following such a link, or closing the offer of a language, ends that offer. offer-before-paint.js shows
 * the offer.
 */
export function startLanguages(): void {
  // Update links just before the browser follows or copies one, whichever key or button is used.
  for (const type of ['pointerdown', 'contextmenu', 'click'] as const)
    delegate(type, 'a[data-language-link]', (link: HTMLAnchorElement) => {
      link.search = location.search;
      link.hash = findCurrentSection();
    });
  restoreTyped();
  delegate('click', '[data-language-link], [data-language-offer] > button', (chosen, event) => {
    if (chosen instanceof HTMLAnchorElement && !hasModifier(event)) keepTyped(chosen.pathname);
    safeLocalStorage.set(storageKey, chosen.closest<HTMLElement>('[lang]')?.lang ?? null);
    hideOffers();
  });
  onPageShow(() => safeLocalStorage.get(storageKey) && hideOffers());
}

function hideOffers(): void {
  for (const offer of document.querySelectorAll<HTMLElement>('[data-language-offer]'))
    offer.hidden = true;
}
