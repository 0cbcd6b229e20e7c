import { formFieldSelector } from '../../browser/form-fields.ts';
import { arrowStep, hasModifier, type Modifiers } from '../../shared/keyboard.ts';

/** The properties of a key press that decide whether it moves the carousel. */
type Press = Modifiers & Pick<KeyboardEvent, 'key' | 'defaultPrevented'>;

/** Elements that use the arrow keys themselves: fields, sliders, tabs and the product tour. */
const arrowKeyUsers = [
  formFieldSelector,
  '[contenteditable]:not([contenteditable="false"])',
  '[role="tab"]',
  '[role="slider"]',
  '#demo',
].join();

/** How far a key press moves the carousel: one slide back, one forward, or 0 for any other key. */
export function readStep(press: Press): -1 | 0 | 1 {
  return press.defaultPrevented || hasModifier(press) ? 0 : arrowStep(press.key);
}

/** Whether the focused element, or one around it, uses the arrow keys itself. */
export function usesArrowKeys(focused: Pick<Element, 'closest'>): boolean {
  return focused.closest(arrowKeyUsers) !== null;
}

/** Whether at least half of a box is on the screen, or the box fills at least half of the screen. */
export function isHalfInView(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  screenHeightPx: number,
): boolean {
  const visiblePx = Math.min(bottom, screenHeightPx) - Math.max(top, 0);
  return visiblePx > 0 && visiblePx >= Math.min(bottom - top, screenHeightPx) / 2;
}
