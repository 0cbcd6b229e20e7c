import { changeQuery } from '../../browser/address-bar.ts';
import { propertyCountEvent, propertyCountQuery } from '../../shared/calculator-parameters.ts';
import { hasModifier } from '../../shared/keyboard.ts';
import { replaceParameters } from '../../shared/replace-parameters.ts';

/**
 * Makes links to the calculator with a number of properties (`data-properties`) set it without loading the
 * page again. Other parameters of the address stay.
 */
export function startPropertyLinks(): void {
  // Before the page's script for section links, which then finds a link within the page and scrolls.
  const capture = true;
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>('a[data-properties]');
      if (!link || hasModifier(event)) return;
      const count = Number(link.dataset['properties']);
      const parameter = propertyCountQuery(count).slice(1);
      changeQuery(replaceParameters(location.search, ['properties'], [parameter]), 'replaceState');
      link.search = location.search;
      document.querySelector<HTMLElement>(link.hash)?.setAttribute('data-shared', '');
      dispatchEvent(new CustomEvent(propertyCountEvent, { detail: count }));
    },
    { capture },
  );
}
