import type { ClientDirective } from 'astro';

const touches = ['pointerover', 'pointerdown', 'focusin', 'input'];
const actions = ['click', 'keydown', 'submit'];

/**
 * Fetches and starts an island's code when the visitor first points at the island or focuses
 * something in it. A button pressed, a tab moved on by key or a form submitted before the code is
 * there is held and done again then; if the code cannot be had, the form does what it does without
 * a script.
 * @returns starts the island without waiting for the visitor.
 */
export function startOnUse(island: HTMLElement, load: Parameters<ClientDirective>[0]): () => void {
  let isStarted = false;
  let doAgain: (() => void) | undefined;

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    load()
      .then((hydrate) => hydrate())
      .then(release, release);
  };
  const hold = (event: Event) => {
    const repeat = repeatOf(event);
    if (!repeat) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    doAgain = repeat;
    start();
  };
  const release = () => {
    for (const action of actions) island.removeEventListener(action, hold, true);
    doAgain?.();
  };
  for (const action of actions) island.addEventListener(action, hold, true);
  for (const touch of touches) island.addEventListener(touch, start, { once: true });
  return start;
}

function repeatOf(event: Event): (() => void) | undefined {
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
    const isMove = target.role === 'tab' && /^(Arrow|Home$|End$)/.test(key);
    const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    return isMove ? () => target.dispatchEvent(again) : undefined;
  }
  const button = target.closest<HTMLButtonElement>('button[type="button"]');
  return button ? () => button.click() : undefined;
}
