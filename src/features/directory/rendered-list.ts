import type { DirectoryEntry, Hit, Mark } from './search/directory-search.ts';
import {
  cardHook,
  cardsHook,
  categoryHook,
  categoryNameHook,
  countHook,
  descriptionHook,
  findHook,
  findHooks,
  listHook,
  nameHook,
} from './hooks.ts';

/** Name of the CSS highlight for words that the search found; directory.module.css styles it. */
const highlightName = 'found';

type Card = { element: HTMLElement } & Record<Mark['field'], HTMLElement>;

/** The list of vendors in the page's HTML. */
export interface RenderedList {
  /** The text of each card, in page order. */
  entries: DirectoryEntry[];
  /** Id of the category of each entry, by the entry's id. Names may have been translated. */
  categoryOf: ReadonlyMap<string, string>;
  /** Shows only these entries, in this order; categories follow the order of their first entry. */
  show: (hits: readonly Hit[], options: { isLazy: boolean }) => void;
}

/**
 * Reads the list from the page's HTML. Showing a result hides, moves and highlights the existing
 * cards; nothing is rendered again.
 * @param alsoCalled other words for a category, by its id.
 */
export function readRenderedList(alsoCalled: ReadonlyMap<string, string>): RenderedList {
  const root = findHook(document, listHook);
  const sections = findHooks(root, categoryHook).map((element) => ({
    element,
    list: findHook(element, cardsHook),
    count: findHook(element, countHook),
  }));
  const cards = new Map<string, Card>();
  const categoryOf = new Map<string, string>();
  const entries = sections.flatMap((section) =>
    findHooks(section.element, cardHook).map((element) => {
      const name = findHook(element, nameHook);
      const category = findHook(element, categoryNameHook);
      const description = findHook(element, descriptionHook);
      cards.set(element.id, { element, name, description });
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
      for (const { element } of cards.values()) setHidden(element, !isShown.has(element));
      for (const { element, list, count } of sections) {
        const own = shown.get(list) ?? [];
        setHidden(element, own.length === 0);
        moveToFront(list, own);
        count.textContent = `${own.length}`;
      }
      moveToFront(
        root,
        [...shown.keys()].flatMap((list) => list?.parentElement ?? []),
      );
      highlight(hits, cards);
    },
  };
}

/** Sets `hidden` only if it changes, because the browser treats every assignment as a change. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden;
}

/** Moves elements to the front of their parent, unless they are already there in this order. */
function moveToFront(parent: Element, elements: readonly Element[]): void {
  const isInOrder = elements.every((element, index) => element === parent.children[index]);
  if (!isInOrder) parent.prepend(...elements);
}

function highlight(hits: readonly Hit[], cards: ReadonlyMap<string, Card>): void {
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
  if ('highlights' in CSS) CSS.highlights.set(highlightName, new Highlight(...ranges));
}
