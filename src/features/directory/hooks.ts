/** A data attribute by which the script finds an element of the list. */
type Hook = `data-${string}`;

/** The attribute that puts a hook on an element. */
export const hook = (name: Hook): Record<Hook, string> => ({ [name]: '' });

/** On the list of all vendors. */
export const listHook = 'data-directory-list';

/** On each category's section. */
export const categoryHook = 'data-directory-category';

/** On the number of vendors that a category shows. */
export const countHook = 'data-directory-count';

/** On the list of a category's cards. */
export const cardsHook = 'data-directory-cards';

/** On each vendor's card. */
export const cardHook = 'data-directory-card';

/** On the parts of a card that a search reads. */
export const nameHook = 'data-directory-name';
export const categoryNameHook = 'data-directory-category-name';
export const descriptionHook = 'data-directory-description';

/** All elements with a hook within `root`, in page order. */
export function findHooks(root: ParentNode, name: Hook): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${name}]`)];
}

/**
 * The first element with a hook within `root`.
 * @throws {Error} naming it, if there is no such element.
 */
export function findHook(root: ParentNode, name: Hook): HTMLElement {
  const [found] = findHooks(root, name);
  if (!found) throw new Error(`The directory has no element with ${name} here.`);
  return found;
}
