/** A value as Astro writes it: its kind, 1 for a list and 0 for anything else, and itself. */
type Written = [kind: 0 | 1, value: unknown];

type Renderer = (
  island: Element,
) => (component: unknown, props: unknown, slots: object, how: object) => void;

function read([kind, value]: Written): unknown {
  if (kind) return (value as Written[]).map(read);
  if (typeof value !== 'object' || !value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, read(inner)]));
}

/**
 * Brings an island to life with the code that has arrived for it, and does again what the visitor
 * did meanwhile.
 * @param listening what held the visitor's actions back; ended before they are done again.
 */
export async function startIsland(
  island: HTMLElement,
  component: Record<string, unknown>,
  renderer: { default: Renderer },
  listening: AbortController,
  held: Iterable<Event>,
): Promise<void> {
  const told = (name: string) => island.getAttribute(name) ?? '';
  const props = read([0, JSON.parse(told('props'))]);
  const slots = { default: island.querySelector('astro-slot')?.innerHTML };
  renderer.default(island)(component[told('component-export')], props, slots, {});
  island.removeAttribute('ssr');
  listening.abort();
  for (const event of held) {
    doAgain(event, island);
    // One at a time: React draws what a press has changed when the press is over.
    await Promise.resolve();
  }
}

function doAgain(event: Event, island: HTMLElement): void {
  if (event instanceof SubmitEvent) {
    const { submitter, target } = event;
    // Pressed again rather than submitted: React, still starting when its code has just arrived,
    // finishes at once for a click, while a submit would pass it by.
    if (submitter) submitter.click();
    else (target as HTMLFormElement).requestSubmit();
  } else if (event instanceof KeyboardEvent) {
    const again = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
    island.querySelector('[role="tab"][aria-selected="true"]')?.dispatchEvent(again);
  } else {
    (event.target as HTMLElement).closest('button')?.click();
  }
}
