/** Attribute that names a part of the integrations directory for the script that searches it. */
const attribute = 'data-directory';

export type DirectoryPart =
  | 'list'
  | 'category'
  | 'count'
  | 'cards'
  | 'card'
  | 'name'
  | 'category-name'
  | 'description'
  | 'slash-switch';

/** Marks an element as a part of the directory: `<li {...directoryPart('card')}>`. */
export function directoryPart(part: DirectoryPart): { [attribute]: DirectoryPart } {
  return { [attribute]: part };
}

/** Every part of this kind within an element, in page order. */
export function findDirectoryParts(root: ParentNode, part: DirectoryPart): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`[${attribute}="${part}"]`)];
}

/**
 * The one part of this kind within an element.
 * @throws {Error} naming the part that the markup lacks.
 */
export function findDirectoryPart(root: ParentNode, part: DirectoryPart): HTMLElement {
  const [found] = findDirectoryParts(root, part);
  if (!found) throw new Error(`The directory has no element with ${attribute}="${part}" here.`);
  return found;
}
