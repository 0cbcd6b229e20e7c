import type { Page } from '@playwright/test';

/** A walk through the page by Tab or Shift+Tab: the focused elements, in order. */
interface Walk {
  stops: Element[];
  /** Faults at the stops, one line each. */
  faults: string[];
  hasEnded: boolean;
}

/** More key presses than any page has stops. If they are not enough, there is a keyboard trap. */
const maxPresses = 400;
/** Few enough that a frame is painted before the walk has passed the place where 'Scroll to top' appears. */
const pressesAtOnce = 5;

/** Marks an element before the first control and one after the last, so the focus never leaves the page. */
const endMark = 'data-walk-end';

/**
 * Moves through a page with Tab from start to end, and back with Shift+Tab.
 * @returns the faults found in either direction, one line each.
 */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(addEnds, endMark);
  const down = await page.evaluateHandle(recordStops, { isBack: false, endMark });
  const isThrough = await holdTabUntilEnd(down);
  // List the controls now: 'Scroll to top' is hidden again at the end of the way back.
  const expected = await page.evaluateHandle(listControls, endMark);
  const up = await page.evaluateHandle(recordStops, { isBack: true, endMark });
  await page.keyboard.down('Shift');
  const isBack = await holdTabUntilEnd(up);
  await page.keyboard.up('Shift');
  if (!isThrough || !isBack) return ['the keyboard does not get to the end'];
  const ways = await page.evaluateHandle((walks) => walks, { down, up, expected });
  return ways.evaluate(compareWalks);

  /** Holds the key down, because repeated keydowns need half as many messages as separate presses. */
  async function holdTabUntilEnd(walk: typeof down): Promise<boolean> {
    let hasEnded = false;
    for (let presses = 0; presses < maxPresses && !hasEnded; presses += pressesAtOnce) {
      await Promise.all(Array.from({ length: pressesAtOnce }, () => page.keyboard.down('Tab')));
      hasEnded = await walk.evaluate(hasEndedAfterFrame);
    }
    await page.keyboard.up('Tab');
    return hasEnded;
  }
}

/** Runs in the page. Waits for two frames, because a held key is faster than the page's scroll events. */
async function hasEndedAfterFrame(walk: Walk): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return walk.hasEnded;
}

/**
 * Runs in the page. Adds an invisible stop at each end. Without them, Tab would move the focus to the browser's own
 * controls, which return it to the page later, in the middle of the way back.
 */
function addEnds(mark: string): void {
  const end = document.createElement('div');
  end.setAttribute(mark, '');
  end.tabIndex = 0;
  end.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0; pointer-events: none';
  document.body.prepend(end);
  document.body.append(end.cloneNode());
}

/** Runs in the page. On each press of Tab, checks and records the stop that it leaves. */
function recordStops({ isBack, endMark: mark }: { isBack: boolean; endMark: string }): Walk {
  const walk: Walk = { stops: [], faults: [], hasEnded: false };
  const hasOutline = (style: CSSStyleDeclaration) =>
    style.opacity !== '0' &&
    style.outlineStyle !== 'none' &&
    Number.parseFloat(style.outlineWidth) >= 2 &&
    !style.outlineColor.endsWith(', 0)');
  /** Some controls show their focus on the label, the container or a pseudo-element that spans a card. */
  const isMarked = (element: Element) =>
    [element, element.closest('label'), element.parentElement].some(
      (drawn) => drawn && hasOutline(getComputedStyle(drawn)),
    ) || hasOutline(getComputedStyle(element, '::after'));

  /** Finds an element that covers part of this one. An element out of view counts as covered by the window's edge. */
  const findCover = (element: Element): string | null => {
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
    // Part of a table that is higher than the space below the header is always out of view.
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
      const cover = findCover(stop);
      if (cover) walk.faults.push(`${name} lies under ${cover}`);
      if (!isMarked(stop)) walk.faults.push(`${name} does not show the focus`);
      walk.stops.push(stop);
    },
    { capture: true },
  );
  return walk;
}

/** Runs in the page. Lists the controls in document order. Only the selected one of the tabs or days is a stop. */
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

/** Runs in the page. Checks that both directions reached every control, in document order. */
function compareWalks({
  down,
  up,
  expected,
}: Record<'down' | 'up', Walk> & { expected: Element[] }) {
  const back = up.stops.toReversed();
  const describeElement = (element: Element | undefined) => element?.outerHTML.slice(0, 80);
  const detours = expected.flatMap((control, index) => [
    ...(down.stops[index] === control
      ? []
      : [`down: ${describeElement(control)}, not ${describeElement(down.stops[index])}`]),
    ...(back[index] === control
      ? []
      : [`up: ${describeElement(control)}, not ${describeElement(back[index])}`]),
  ]);
  return [...new Set([...down.faults, ...up.faults, ...detours])];
}
