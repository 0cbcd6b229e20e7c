import { standIn } from './stand-in.ts';

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
 * did meanwhile. If that code breaks, then or later, the island stays as it was.
 * @param listening what held the visitor's actions back; ended before they are done again.
 * @param offer what offers to load the page anew.
 */
export async function startIsland(
  island: HTMLElement,
  component: Record<string, unknown>,
  renderer: { default: Renderer },
  listening: AbortController,
  held: Iterable<Event>,
  offer: HTMLElement,
): Promise<void> {
  const told = (name: string) => island.getAttribute(name) ?? '';
  const props = read([0, JSON.parse(told('props'))]);
  const slots = { default: island.querySelector('astro-slot')?.innerHTML };
  // Whatever could not be had before, it has arrived now.
  offer.hidden = true;
  const now = standIn(island, () => (offer.hidden = false));
  renderer.default(island)(component[told('component-export')], props, slots, {});
  island.removeAttribute('ssr');
  listening.abort();
  for (const event of held) {
    // React starts when it finds the time, but for a key at once; and what a press has changed, it
    // draws when the press is over.
    island.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
    await Promise.resolve();
    doAgain(event, island, now);
  }
}

function doAgain(event: Event, island: HTMLElement, now: (control: Element) => Element): void {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    const again = new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true });
    // A key done again before this one has moved the focus on to another tab.
    const focused = island.querySelector('[role="tab"]:focus');
    (focused ?? now(target)).dispatchEvent(again);
    return;
  }
  const pressed = event instanceof SubmitEvent ? event.submitter : target.closest('button');
  if (pressed) (now(pressed) as HTMLElement).click();
  else (target as HTMLFormElement).requestSubmit();
}
