import { reload } from './fields.ts';
import startUrl from './start-island.ts?late';

/** How far below the screen an island is when its code is fetched. */
const approach = '400px';

const touches = ['pointerover', 'focusin', 'input'];
const actions = ['click', 'keydown', 'submit'];

/**
 * Waits beside an island, as it was drawn at build, until its code is wanted: when the visitor
 * points at it or focuses something in it, when the address or this visit's storage has what it is
 * to show and, where it is `client:near`, when it comes near the screen. Otherwise a page fetches
 * nothing for it. Buttons pressed, tabs moved on by key and forms submitted before the code is there
 * are held and done again then, in order. If the code cannot be had, a form does what it does
 * without a script, the page offers to be loaded anew, and the next touch tries again.
 */
function wait(island: HTMLElement): void {
  const told = (name: string) => island.getAttribute(name) as string;
  const listening = new AbortController();
  const held = new Map<unknown, Event>();
  let isStarting = false;
  let hasFailed = false;

  const start = async () => {
    if (isStarting) return;
    isStarting = true;
    try {
      const [{ startIsland }, component, renderer] = await Promise.all(
        [startUrl, told('component-url'), told('renderer-url')].map(
          (url) => import(/* @vite-ignore */ url),
        ),
      );
      await startIsland(island, component, renderer, listening, held.values(), offer);
    } catch (error) {
      hasFailed = true;
      for (const { target } of held.values())
        if (target instanceof HTMLFormElement) target.requestSubmit();
      hasFailed = isStarting = false;
      held.clear();
      offer.hidden = false;
      island.ariaBusy = null;
      // What is broken must not be silent.
      throw error;
    }
  };
  const hold = (event: Event) => {
    if (hasFailed || !canBeDoneAgain(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A form pressed twice is sent once.
    held.set(event instanceof SubmitEvent ? event.target : event, event);
    void start();
  };
  const { signal } = listening;
  for (const action of actions) island.addEventListener(action, hold, { capture: true, signal });
  for (const touch of touches) island.addEventListener(touch, start, { signal });

  const { value } = JSON.parse(told('opts'));
  const isNear = told('client') === 'near';
  if ([value].flat().some(isThere)) {
    // What was delivered is not what the address stands for; the island says when it is.
    if (isNear) island.ariaBusy = 'true';
    void start();
  }
  if (isNear) startNear(island, start);
}

/** Whether the address or this visit's storage, which may be refused, holds something by a name. */
function isThere(name: string): boolean {
  try {
    return new URLSearchParams(location.search).has(name) || sessionStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

function canBeDoneAgain(event: Event): boolean {
  const target = event.target as HTMLElement;
  if (event instanceof KeyboardEvent) {
    // With another key it is the browser's: Alt+ArrowLeft goes back.
    const isAlone = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    return isAlone && target.role === 'tab' && /^(Arrow|Home|End)/.test(event.key);
  }
  return event instanceof SubmitEvent || !!target.closest('[type=button]');
}

function startNear(island: HTMLElement, start: () => void): void {
  const watch = () => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { rootMargin: approach },
    );
    // The island itself has no box (display: contents); what it holds has.
    for (const child of island.children) observer.observe(child);
  };
  if (scrollY) watch();
  else addEventListener('scroll', watch, { once: true });
}

const offer = document.querySelector('[data-reload]') as HTMLElement;
offer.addEventListener('click', reload);
document.querySelectorAll<HTMLElement>('astro-island').forEach(wait);
