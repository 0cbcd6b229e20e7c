import type { DirectoryEntry, Hit, Mark } from './search/directory-search.ts';
import { findDirectoryPart, findDirectoryParts } from './directory-parts.ts';

/** What a searched word is marked with: a highlight of the stylesheet's (see the island's). */
const highlightName = 'found';

type Card = { element: HTMLElement } & Record<Mark['field'], HTMLElement>;

/** The list of vendors as the page was delivered with it. */
export interface RenderedList {
  /** What it says, in page order. */
  entries: DirectoryEntry[];
  /** The category of each entry, both by their ids: a page that was translated has other words. */
  categoryOf: ReadonlyMap<string, string>;
  /** Shows these entries in this order, the category of the first one first. */
  show: (hits: readonly Hit[], options: { isLazy: boolean }) => void;
}

/**
 * Takes over the list that the page was delivered with: entries are hidden, moved and marked where
 * they stand, and none is drawn again.
 * @param alsoCalled other words for a category, by its id.
 */
export function renderedList(alsoCalled: ReadonlyMap<string, string>): RenderedList {
  const root = findDirectoryPart(document, 'list');
  const sections = findDirectoryParts(root, 'category').map((element) => ({
    element,
    list: findDirectoryPart(element, 'cards'),
    count: findDirectoryPart(element, 'count'),
  }));
  const cards = new Map<string, Card>();
  const categoryOf = new Map<string, string>();
  const entries = sections.flatMap((section) =>
    findDirectoryParts(section.element, 'card').map((element) => {
      const name = findDirectoryPart(element, 'name');
      const category = findDirectoryPart(element, 'category-name');
      const description = findDirectoryPart(element, 'description');
      cards.set(element.id, { element, name, category, description });
      categoryOf.set(element.id, section.element.id);
      return {
        id: element.id,
        name: name.textContent,
        category: category.textContent,
        alsoCalled: alsoCalled.get(section.element.id) ?? '',
        description: description.textContent,
      };
    }),
  );
  return {
    entries,
    categoryOf,
    show(hits, { isLazy }) {
      root.toggleAttribute('data-lazy', isLazy);
      const shown = new Map<Element | null, Element[]>();
      for (const { id } of hits) {
        const element = cards.get(id)?.element;
        if (!element) continue;
        const siblings = shown.get(element.parentElement);
        if (siblings) siblings.push(element);
        else shown.set(element.parentElement, [element]);
      }
      const isShown = new Set<Element>([...shown.values()].flat());
      for (const { element } of cards.values()) hide(element, !isShown.has(element));
      for (const { element, list, count } of sections) {
        const own = shown.get(list) ?? [];
        hide(element, own.length === 0);
        lead(list, own);
        count.textContent = `${own.length}`;
      }
      lead(
        root,
        [...shown.keys()].flatMap((list) => list?.parentElement ?? []),
      );
      mark(hits, cards);
    },
  };
}

/** Does not touch what is as it should be: to the browser, that is a change as well. */
function hide(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Puts elements first among their siblings; those already there stay untouched. */
function lead(parent: Element, elements: readonly Element[]): void {
  const isInOrder = elements.every((element, index) => element === parent.children[index]);
  if (!isInOrder) parent.prepend(...elements);
}

function mark(hits: readonly Hit[], cards: ReadonlyMap<string, Card>): void {
  const ranges = hits.flatMap(({ id, marks }) =>
    marks.flatMap(({ field, start, end }) => {
      const text = cards.get(id)?.[field].firstChild;
      if (!text) return [];
      return [
        new StaticRange({
          startContainer: text,
          startOffset: start,
          endContainer: text,
          endOffset: end,
        }),
      ];
    }),
  );
  // Where a browser has no highlights, the cards stay without marks.
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(...ranges));
}
