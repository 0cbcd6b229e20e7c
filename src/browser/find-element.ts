/** Finds an element that a component always renders. @throws if it is missing. */
export function findElement<Found extends HTMLElement>(
  within: HTMLElement,
  selector: string,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector} in ${within.tagName.toLowerCase()}.`);
  return found;
}
