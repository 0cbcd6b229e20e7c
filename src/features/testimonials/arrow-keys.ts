import { hasModifier, type Modifiers } from '../../ui/has-modifier.ts';

/** What of a key press decides whether it turns the page. */
type Press = Modifiers & Pick<KeyboardEvent, 'key' | 'defaultPrevented'>;

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where an arrow key has a meaning of its own: fields, sliders, tabs, and the product tour. */
const arrowUsers = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="tab"]',
  '[role="slider"]',
  '#demo',
].join();

/** Which way a key press leads: one back, one on, or 0 for a press that means something else. */
export function stepOf(press: Press): -1 | 0 | 1 {
  if (press.defaultPrevented || hasModifier(press)) return 0;
  return Object.hasOwn(steps, press.key) ? (steps[press.key] ?? 0) : 0;
}

/** Whether the arrow keys belong to what has the focus. */
export function usesArrowKeys(focused: Pick<Element, 'closest'>): boolean {
  return focused.closest(arrowUsers) !== null;
}

/** Whether at least half of a box is on the screen, or it fills at least half of the screen. */
export function isHalfInView(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  screenHeightPx: number,
): boolean {
  const seenPx = Math.min(bottom, screenHeightPx) - Math.max(top, 0);
  return seenPx > 0 && seenPx >= Math.min(bottom - top, screenHeightPx) / 2;
}
