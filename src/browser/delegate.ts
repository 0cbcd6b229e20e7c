/** Listens to an event on every element that a selector names, there now or later. */
export function on<Type extends keyof WindowEventMap, Hit extends HTMLElement>(
  type: Type,
  selector: string,
  act: (element: Hit, event: WindowEventMap[Type]) => void,
): void {
  addEventListener(type, (event) => {
    const hit = event.target instanceof Element && event.target.closest<Hit>(selector);
    if (hit) act(hit, event);
  });
}
