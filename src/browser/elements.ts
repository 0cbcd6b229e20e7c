/** Finds an element that a component always renders. @throws if it is missing. */
export function findElement<Found extends HTMLElement>(
  within: HTMLElement,
  selector: string,
): Found {
  const found = within.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector} in ${within.tagName.toLowerCase()}.`);
  return found;
}

/** Listens to an event on all elements that match a selector, including those added later. */
export function delegate<Type extends keyof WindowEventMap, Match extends HTMLElement>(
  type: Type,
  selector: string,
  listener: (element: Match, event: WindowEventMap[Type]) => void,
): void {
  addEventListener(type, (event) => {
    const match = event.target instanceof Element && event.target.closest<Match>(selector);
    if (match) listener(match, event);
  });
}
