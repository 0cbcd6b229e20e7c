import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { hydrateIslands } from '../e2e/islands.ts';
import { englishPages, notFoundError } from '../e2e/pages.ts';

test.use({ expectedErrors: notFoundError });

/** Runs in the page. Lists the controls that Tab reaches: of radios and tabs, only the selected one. */
function markControls(): number {
  const isControl = (element: HTMLElement) =>
    (element.tabIndex >= 0 || element.matches('a[href], summary')) &&
    !element.matches('iframe, :disabled, [type="radio"]:not(:checked)') &&
    !element.closest('[inert]') &&
    element.checkVisibility({ visibilityProperty: true });
  const controls = [...document.querySelectorAll<HTMLElement>('body *')].filter(isControl);
  for (const control of controls) control.dataset['stop'] = 'missed';
  return controls.length;
}

/**
 * Runs in the page. Checks, two frames after the focus has moved, that the focused element shows it, and that nothing
 * lies over its middle.
 */
async function checkFocused(): Promise<string | null> {
  for (const _ of ['moved', 'painted']) await new Promise(requestAnimationFrame);
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop.matches('body, iframe')) return null;
  delete stop.dataset['stop'];
  const name = `${stop.outerHTML.slice(0, 60)} (${stop.textContent.trim().slice(0, 30)})`;
  const hasOutline = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    !outlineColor.endsWith(', 0)');
  // Some controls show their focus on the label, the container or a pseudo-element that spans a card.
  const marks = [stop, stop.closest('label'), stop.parentElement].flatMap((each) =>
    each ? [getComputedStyle(each)] : [],
  );
  if (![...marks, getComputedStyle(stop, '::after')].some(hasOutline))
    return `${name} does not show the focus`;
  const { left, top, width, height } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
  // Part of a table that is higher than the space below the header is always out of view.
  if (height > innerHeight - 80) return null;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOver =
    !hit?.contains(stop) && !stop.contains(hit) && !stop.closest('label')?.contains(hit);
  return isOver ? `${name} lies under ${hit?.outerHTML.slice(0, 80) ?? 'the edge'}` : null;
}

/** Moves through a page with Tab, or from its end with Shift+Tab. @returns what is wrong at the stops, one line each. */
async function findFaults(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults = new Set<string>();
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeHidden();
  const controls = await page.evaluate(markControls);
  // Some presses more, for the controls in the booking widget.
  const presses = controls + 20 * (await page.locator('iframe').count());
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(checkFocused);
    if (fault) faults.add(fault);
  }
  const missed = page.locator('[data-stop]:visible');
  for (const name of await missed.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)))
    faults.add(`${key} does not reach ${name.slice(0, 80)}`);
  return [...faults];
}

for (const path of [...englishPages, '/nope'])
  test(`Tab and Shift+Tab reach every control on ${path}, and the focus is always visible`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrateIslands(page);
    expect(await findFaults(page, 'Tab')).toEqual([]);
    // A window of 1280 × 1024 at 400% zoom has 320 × 256 CSS pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await hydrateIslands(page);
    expect(await findFaults(page, 'Shift+Tab')).toEqual([]);
  });
