import { formFieldSelector } from '../../browser/form-fields.ts';
import { isByVisitor, judgeFocusMove } from './focus-move.ts';

/** No visitor returns to the frame this soon after their field got the focus back. */
const returnMs = 500;

/**
 * Returns the focus to a field of the page when the frame has taken it from there.
 * @param box the element that contains the current frame.
 * @param removeFrame removes the frame at once: only then is the next key certain to reach the field.
 */
export function guardFocus(box: HTMLElement, removeFrame: () => void): void {
  /** The field that has the focus, or had it until a moment ago. */
  let field: HTMLElement | null = null;
  let isTabPressed = false;
  let isVisitorInFrame = false;
  let isInView = false;
  let lastInputAt = -Infinity;
  let leftFrameAt = -Infinity;
  let returnedAt = -Infinity;

  // Recorded before the focus moves, because a frame that takes the focus also scrolls into view.
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
  }).observe(box);

  const recordInput = (event: Event) => {
    lastInputAt = performance.now();
    isTabPressed = event instanceof KeyboardEvent && event.key === 'Tab';
  };
  addEventListener('pointerdown', recordInput, { capture: true });
  addEventListener('keydown', recordInput, { capture: true });
  addEventListener('keyup', () => (isTabPressed = false), { capture: true });

  addEventListener('focusin', ({ target }) => {
    isTabPressed = false;
    field = target instanceof HTMLElement && target.matches(formFieldSelector) ? target : null;
  });
  addEventListener('focusout', () => {
    setTimeout(() => {
      if (document.activeElement === document.body) field = null;
    });
  });
  addEventListener('focus', () => {
    if (isVisitorInFrame) leftFrameAt = performance.now();
    isVisitorInFrame = false;
  });

  const judge = (lastField: HTMLElement | null, isByTab: boolean) => {
    const frame = document.activeElement;
    if (!(frame instanceof HTMLIFrameElement) || !box.contains(frame)) return;
    const now = performance.now();
    const move = {
      isByTab,
      isPointerOver: frame.matches(':hover'),
      // A frame that takes the focus scrolls itself into view, also just after the field got it back.
      isInView: isInView && now - returnedAt > returnMs,
      hasTouchscreen: navigator.maxTouchPoints > 0,
      sinceLastInputMs: now - lastInputAt,
      sinceInFrameMs: now - leftFrameAt,
    };
    const verdict = lastField ? judgeFocusMove(move) : 'allowed';
    isVisitorInFrame = isByVisitor(move);
    leftFrameAt = -Infinity;
    field = null;
    if (verdict === 'theft') {
      removeFrame();
      lastField?.focus();
    }
    // While the frame exists, the browser focuses it after this event.
    if (verdict === 'accident')
      setTimeout(() => {
        returnedAt = performance.now();
        lastField?.focus();
      });
  };
  // The window also loses the focus when a frame inside it gets it.
  addEventListener('blur', () => {
    const [lastField, isByTab] = [field, isTabPressed];
    isTabPressed = false;
    if (document.activeElement instanceof HTMLIFrameElement) judge(lastField, isByTab);
    // Firefox 153 sets `activeElement` only after this event.
    else setTimeout(judge, 0, lastField, isByTab);
  });
}
