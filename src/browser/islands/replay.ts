/**
 * Does again, in order, what a visitor did before an island was ready.
 * @param successorOf for a control, the one that has replaced it, or itself.
 */
export async function replay(
  held: readonly Event[],
  island: HTMLElement,
  successorOf: (control: Element) => Element,
): Promise<void> {
  for (const event of held) {
    replayEvent(event, island, successorOf);
    // React renders what an event has changed in a microtask after it.
    await Promise.resolve();
  }
}

function replayEvent(
  event: Event,
  island: HTMLElement,
  successorOf: (control: Element) => Element,
): void {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    // A key replayed before this one has moved the focus to another tab.
    const focused = island.querySelector('[role="tab"]:focus');
    const copy = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
    (focused ?? successorOf(target)).dispatchEvent(copy);
    return;
  }
  const button = event instanceof SubmitEvent ? event.submitter : target.closest('button');
  if (button) (successorOf(button) as HTMLElement).click();
  else (successorOf(target) as HTMLFormElement).requestSubmit();
}
