import { isVisitorsAct, judgeFocusMove } from './focus-move.ts';

const fields = 'input, select, textarea';

/**
 * Gives the focus back to a field of the page from which the frame has taken it.
 * @param place the element that the current frame is in.
 * @param stop removes the frame at once; only then is the next key certain to go to the field.
 */
export function guardFocus(place: HTMLElement, stop: () => void): void {
  /** The field that has the focus, or had it until a moment ago. */
  let field: HTMLElement | null = null;
  let isTabPressed = false;
  let isVisitorInFrame = false;
  let isInView = false;
  let lastActAt = -Infinity;
  let leftFrameAt = -Infinity;

  // Noted before the focus moves: a frame that takes the focus also scrolls itself into view.
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
  }).observe(place);

  const noteAct = (event: Event) => {
    lastActAt = performance.now();
    isTabPressed = event instanceof KeyboardEvent && event.key === 'Tab';
  };
  addEventListener('pointerdown', noteAct, { capture: true });
  addEventListener('keydown', noteAct, { capture: true });
  addEventListener('keyup', () => (isTabPressed = false), { capture: true });
  addEventListener('focusin', ({ target }) => {
    isTabPressed = false;
    field = target instanceof HTMLElement && target.matches(fields) ? target : null;
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
  const judge = (left: HTMLElement | null, isByTab: boolean) => {
    const frame = document.activeElement;
    if (!(frame instanceof HTMLIFrameElement) || !place.contains(frame)) return;
    const now = performance.now();
    const move = {
      isByTab,
      isPointerOver: frame.matches(':hover'),
      isInView,
      hasTouchscreen: navigator.maxTouchPoints > 0,
      sinceLastActMs: now - lastActAt,
      sinceInFrameMs: now - leftFrameAt,
    };
    const verdict = left ? judgeFocusMove(move) : 'allowed';
    isVisitorInFrame = isVisitorsAct(move);
    leftFrameAt = -Infinity;
    field = null;
    if (verdict === 'theft') {
      stop();
      left?.focus();
    }
    // While the frame is there, the browser would go on to focus it after this event.
    if (verdict === 'accident') setTimeout(() => left?.focus());
  };

  // The window loses the focus to a frame in it just as to another window.
  addEventListener('blur', () => {
    const [left, isByTab] = [field, isTabPressed];
    isTabPressed = false;
    if (document.activeElement instanceof HTMLIFrameElement) judge(left, isByTab);
    // Firefox 153 names the frame only after this event.
    else setTimeout(judge, 0, left, isByTab);
  });
}
