import type { Page } from '@playwright/test';

/** Focused elements, in order. */
interface Walk {
  stops: Element[];
  /** Faults found at the stops, one line each. */
  faults: string[];
  hasEnded: boolean;
}

/** More key presses than any page has stops: needing them all means a keyboard trap. */
const mostPresses = 400;
/** Fewer than a page has stops below its first screen, where 'Scroll to top' appears. */
const pressesAtOnce = 5;

/** On an element before the first control and one after the last: the focus never leaves the page. */
const endMark = 'data-walk-end';

/**
 * Moves through a page with Tab from top to end, and back with Shift+Tab.
 * @returns the faults found in either direction, one line each.
 */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(addEnds, endMark);
  const down = await page.evaluateHandle(noteStops, { isBack: false, endMark });
  const isThrough = await holdTabUntilEnd(down);
  // Here, since 'Scroll to top' is hidden again at the end of the way back.
  const expected = await page.evaluateHandle(listControls, endMark);
  const up = await page.evaluateHandle(noteStops, { isBack: true, endMark });
  await page.keyboard.down('Shift');
  const isBack = await holdTabUntilEnd(up);
  await page.keyboard.up('Shift');
  if (!isThrough || !isBack) return ['the keyboard does not get to the end'];
  const ways = await page.evaluateHandle((walks) => walks, { down, up, expected });
  return ways.evaluate(compareWays);

  /** Holds the key down: repeated keydowns need half as many messages as separate presses. */
  async function holdTabUntilEnd(walk: typeof down): Promise<boolean> {
    let hasEnded = false;
    for (let presses = 0; presses < mostPresses && !hasEnded; presses += pressesAtOnce) {
      await Promise.all(Array.from({ length: pressesAtOnce }, () => page.keyboard.down('Tab')));
      hasEnded = await walk.evaluate(hasEndedAfterFrame);
    }
    await page.keyboard.up('Tab');
    return hasEnded;
  }
}

/** Runs in the page. A held key is faster than frames, in which the page sees that it was scrolled. */
async function hasEndedAfterFrame(walk: Walk): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return walk.hasEnded;
}

/**
 * Runs in the page. Adds an invisible stop at either end. Without it, Tab would hand the focus to the
 * browser, which gives it back to the page some time later, in the middle of the way back.
 */
function addEnds(mark: string): void {
  const end = document.createElement('div');
  end.setAttribute(mark, '');
  end.tabIndex = 0;
  end.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none';
  document.body.prepend(end);
  document.body.append(end.cloneNode());
}

/** Runs in the page. Each Tab press first checks the stop that it leaves. */
function noteStops({ isBack, endMark: mark }: { isBack: boolean; endMark: string }): Walk {
  const walk: Walk = { stops: [], faults: [], hasEnded: false };
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.opacity !== '0' &&
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 2 &&
    !style.outlineColor.endsWith(', 0)');
  /** Some controls are painted by their label or container, or span a whole card. */
  const isMarked = (element: Element) =>
    [element, element.closest('label'), element.parentElement].some(
      (drawn) => drawn && hasOutline(getComputedStyle(drawn)),
    ) || hasOutline(getComputedStyle(element, '::after'));

  /** The element that covers part of this one, if any. Being out of view counts as covered. */
  const coverOf = (element: Element): string | null => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    // Points inside the rounded corners, and inside the window if the element is larger.
    const within = (from: number, size: number, most: number) => {
      const [start, end] = [Math.max(from, 0), Math.min(from + size, most)];
      return start < end ? [0.2, 0.5, 0.8].map((share) => start + share * (end - start)) : [];
    };
    const points = within(x, width, innerWidth).flatMap((left) =>
      within(y, height, innerHeight).map((top) => document.elementFromPoint(left, top)),
    );
    if (points.length === 0) return 'the edge of the window';
    const covers = points.filter(
      (hit) =>
        hit &&
        !hit.contains(element) &&
        !element.contains(hit) &&
        !element.closest('label')?.contains(hit),
    );
    // Of a table that is higher than the room below the header, a part is always out of sight.
    if (height > innerHeight - 80 && covers.length < points.length) return null;
    return covers[0]?.outerHTML.slice(0, 80) ?? null;
  };

  document.addEventListener(
    'keydown',
    (event) => {
      const stop = document.activeElement;
      if (event.key !== 'Tab' || event.shiftKey !== isBack || !stop) return;
      if (stop === document.body || stop.hasAttribute(mark)) {
        walk.hasEnded = walk.stops.length > 0;
        // The focus stays at the end, however often Tab is pressed.
        if (walk.hasEnded) event.preventDefault();
        return;
      }
      const name = `${stop.outerHTML.slice(0, 60)} (${stop.textContent.trim().slice(0, 30)})`;
      const cover = coverOf(stop);
      if (cover) walk.faults.push(`${name} lies under ${cover}`);
      if (!isMarked(stop)) walk.faults.push(`${name} does not show the focus`);
      walk.stops.push(stop);
    },
    { capture: true },
  );
  return walk;
}

/** Runs in the page. Lists the controls in document order; of tabs and of days, only the selected one is a stop. */
function listControls(mark: string): HTMLElement[] {
  const isControl = (element: HTMLElement) =>
    (element.tabIndex >= 0 ||
      element.matches('a[href], summary, button:not([role="tab"], [data-day])')) &&
    !element.matches('iframe, :disabled, [type="radio"]:not(:checked)') &&
    !element.closest('[inert]') &&
    !element.hasAttribute(mark) &&
    element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll<HTMLElement>('body *')].filter(isControl);
}

/** Runs in the page. Both directions must reach every control in document order. */
function compareWays({
  down,
  up,
  expected,
}: Record<'down' | 'up', Walk> & { expected: Element[] }) {
  const back = up.stops.toReversed();
  const nameOf = (element: Element | undefined) => element?.outerHTML.slice(0, 80);
  const detours = expected.flatMap((control, index) => [
    ...(down.stops[index] === control
      ? []
      : [`down: ${nameOf(control)}, not ${nameOf(down.stops[index])}`]),
    ...(back[index] === control ? [] : [`up: ${nameOf(control)}, not ${nameOf(back[index])}`]),
  ]);
  return [...new Set([...down.faults, ...up.faults, ...detours])];
}
