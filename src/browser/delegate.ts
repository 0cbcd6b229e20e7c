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
