import { findElement } from '../../browser/elements.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { Entry } from './search.ts';

/** What the directory shows. An empty string means no restriction. */
export interface DirectoryFilter {
  query: string;
  /** Id of a category. */
  category: string;
}

/** Reads what a search can find from the page: the card about booking sites, and the vendors. */
export function readEntries(directory: HTMLElement): Entry[] {
  const entries = directory.querySelectorAll<HTMLElement>('[data-names], li');
  return Array.from(entries, (entry) => ({
    id: entry.id,
    name: entry.dataset['names'] ?? findElement(entry, 'h3').textContent,
    category: entry.closest('section')?.dataset['words'] ?? '',
    description: findElement(entry, 'p').textContent,
  }));
}

/** Moves elements to the end of their parent, in the order of their ranks, if that is another order. */
function sortElements(elements: readonly Element[], getRank: (element: Element) => number): void {
  const sorted = elements.toSorted((a, b) => getRank(a) - getRank(b));
  if (sorted.some((element, index) => element !== elements[index]))
    elements[0]?.parentElement?.append(...sorted);
}

/**
 * Shows what a search has found, in the order of these ids, as far as it is in the category.
 * @param linked a vendor or category that is shown even if the search has not found it.
 */
export function showResults(
  directory: HTMLElement,
  { query, category }: DirectoryFilter,
  found: readonly string[],
  linked: Element | null = null,
): void {
  const linkedIds = linked ? [linked, ...linked.querySelectorAll('li')].map(({ id }) => id) : [];
  const ids = [...new Set([...found, ...linkedIds])];
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  const getRank = (entry?: Element | null) => ranks.get(entry?.id ?? '') ?? ids.length;
  let count = 0;
  const sections = [...directory.querySelectorAll('section')];
  for (const section of sections) {
    const isChosen = category === '' || category === section.id || section.contains(linked);
    const vendors = [...section.querySelectorAll('li')];
    for (const vendor of vendors) vendor.hidden = !isChosen || !ranks.has(vendor.id);
    sortElements(vendors, getRank);
    const shown = vendors.filter(({ hidden }) => !hidden).length;
    findElement(section, 'h2 > span').textContent = `${shown}`;
    section.hidden = shown === 0;
    count += shown;
  }
  sortElements(sections, (section) => getRank(section.querySelector('li')));
  directory.toggleAttribute('data-searched', query !== '');

  const bookingSites = findElement(directory, '[data-names]');
  bookingSites.hidden = !ranks.has(bookingSites.id) || (category !== '' && query === '');
  const nothing = findElement(directory, '[data-nothing]');
  nothing.hidden = count > 0 || !bookingSites.hidden;
  findElement(nothing, '[data-search-all]').hidden = ids.length === 0;

  const status = findElement(directory, '[role=status]');
  const isNarrowed = query !== '' || category !== '';
  const { everything = '', found: template = '' } = status.dataset;
  status.textContent = isNarrowed ? fillTemplate(template, { found: `${count}` }) : everything;
  findElement(directory, '[data-ask]').hidden = query === '' || count === 0;
  for (const element of directory.querySelectorAll<HTMLElement>('[data-template]')) {
    element.textContent = fillTemplate(element.dataset['template'] ?? '', { query, name: query });
    if (!(element instanceof HTMLAnchorElement)) continue;
    const address = new URL(element.href);
    address.searchParams.set('integration', query);
    element.href = address.href;
  }
}
