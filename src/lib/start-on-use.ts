import type { ClientDirective } from 'astro';

const touches = ['pointerover', 'focusin', 'input'];
const actions = ['click', 'keydown', 'submit'];

/**
 * Fetches and starts an island's code when the visitor first points at the island or focuses
 * something in it. Buttons pressed, tabs moved on by key and forms submitted before the code is
 * there are held and done again then, in order. If the code cannot be had, a form does what it does
 * without a script, and the next touch tries again.
 * @returns starts the island without waiting for the visitor.
 */
export function startOnUse(island: HTMLElement, load: Parameters<ClientDirective>[0]): () => void {
  const held = new Map<unknown, () => void>();
  let isStarting = false;
  let isRepeating = false;

  const start = () => {
    if (isStarting) return;
    isStarting = true;
    load()
      .then((hydrate) => hydrate())
      .then(settle, settle);
  };
  const settle = async () => {
    isStarting = false;
    // Astro takes this mark away from an island that runs; a failure it only logs.
    if (!island.hasAttribute('ssr')) {
      for (const action of actions) island.removeEventListener(action, hold, true);
      for (const touch of touches) island.removeEventListener(touch, start);
    }
    isRepeating = true;
    for (const repeat of held.values()) {
      repeat();
      // One at a time: React draws what a press has changed when the press is over.
      await Promise.resolve();
    }
    isRepeating = false;
    held.clear();
  };
  const hold = (event: Event) => {
    const repeat = isRepeating ? undefined : repeatOf(event, island);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form pressed twice is sent once.
    held.set(event.type === 'submit' ? event.target : event, repeat);
    start();
  };
  for (const action of actions) island.addEventListener(action, hold, true);
  for (const touch of touches) island.addEventListener(touch, start);
  return start;
}

function repeatOf(event: Event, island: HTMLElement): (() => void) | undefined {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event;
    // Pressed again rather than submitted: React, still starting when its code has just arrived,
    // finishes at once for a click, while a submit would pass it by.
    return () => (submitter ? submitter.click() : target.requestSubmit());
  }
  if (!(target instanceof Element)) return undefined;
  if (event instanceof KeyboardEvent) {
    const { key } = event;
    if (target.role !== 'tab' || !/^(Arrow|Home$|End$)/.test(key)) return undefined;
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return () => island.querySelector('[role="tab"][aria-selected="true"]')?.dispatchEvent(again);
  }
  const button = target.closest<HTMLButtonElement>('button[type="button"]');
  return button ? () => button.click() : undefined;
}
