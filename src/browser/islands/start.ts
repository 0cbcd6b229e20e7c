import type { ClientDirective } from 'astro';
import { holdEarlyInput } from './early-input.ts';
import type { FinishStart } from './ready.ts';
import { readyEvent } from './ready-event.ts';

type Load = Parameters<ClientDirective>[0];

/** What a visitor does with an island that makes its code worth fetching. */
const uses = ['pointerover', 'focusin', 'input'];

/**
 * Prepares an island as the server rendered it: it starts when the visitor points at it, focuses
 * something in it or types. Clicks, keys and submits that come before its code are held and replayed.
 * If the code cannot be had, or breaks, forms do what they do without a script; the next use tries again.
 * @returns starts the island; does nothing if it is starting already.
 */
export function prepareIsland(load: Load, island: HTMLElement): () => Promise<void> {
  const beforeHydration = new AbortController();
  const { signal } = beforeHydration;
  const earlyInput = holdEarlyInput(island, start, signal);
  for (const use of uses) island.addEventListener(use, start, { signal });
  let isStarting = false;
  let hasFailed = false;
  // Astro's runtime reports a failed import by this event; `load` then gives a function that does nothing.
  island.addEventListener('astro:hydration-error', () => (hasFailed = true));

  async function start(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    hasFailed = false;
    const ready = new Promise<CustomEvent<FinishStart>>((resolve) => {
      island.addEventListener(readyEvent, (event) => resolve(event as CustomEvent), { once: true });
    });
    // A component may read parts of the page that come after it.
    await pageIsParsed();
    const hydrate = await load();
    if (hasFailed) {
      giveUp();
      isStarting = false;
      return;
    }
    const original = [...island.childNodes];
    const focused = document.activeElement;
    keepContent(island, giveUp);
    await hydrate();
    // React listens from now on, and hydrates when it finds the time.
    beforeHydration.abort();
    const { detail: finishStart } = await ready;
    island.setAttribute('data-hydrated', '');
    await finishStart(island, original, focused, earlyInput.take());
  }

  function giveUp(): void {
    earlyInput.submitWithoutScript();
    island.ariaBusy = null;
  }

  return start;
}

async function pageIsParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('readystatechange', resolve, { once: true });
  });
}

/** Puts an island's content back when React 19 removes it all because a component has thrown. */
function keepContent(island: HTMLElement, onBroken: () => void): void {
  let content = [...island.childNodes];
  new MutationObserver(() => {
    if (island.firstElementChild) {
      content = [...island.childNodes];
    } else {
      island.replaceChildren(...content);
      onBroken();
    }
  }).observe(island, { childList: true });
}

/**
 * Whether the address has a parameter, or this visit's storage an entry, that a directive's value
 * names: `client:near={['rate', 'ota']}`.
 */
export function isAskedFor(value: unknown): boolean {
  return Array.isArray(value) && value.some(isThere);
}

function isThere(name: string): boolean {
  try {
    return new URLSearchParams(location.search).has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    // The browser refuses storage.
    return false;
  }
}
