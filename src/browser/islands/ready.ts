import { carryOver } from './carry-over.ts';
import { readyEvent } from './ready-event.ts';
import { replay } from './replay.ts';

/**
 * Finishes the start of an island.
 * @param original what was in the island before hydration.
 * @param focused the element that had the focus then.
 * @param held what the visitor did too early.
 */
export type FinishStart = (
  island: HTMLElement,
  original: readonly Node[],
  focused: Element | null,
  held: readonly Event[],
) => Promise<void>;

const finishStart: FinishStart = (island, original, focused, held) =>
  replay(held, island, carryOver(original, island, focused));

/**
 * The ref of one element that an island always renders: `<form ref={tellReady}>`. React attaches refs
 * when it has hydrated an island, some time after Astro's event `astro:hydrate`. The event brings along
 * what finishes the start, so that it travels with the island's code and not within the page.
 */
export function tellReady(element: Element | null): void {
  element?.dispatchEvent(new CustomEvent(readyEvent, { bubbles: true, detail: finishStart }));
}
