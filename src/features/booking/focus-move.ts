/** What the page knows when the focus has moved from one of its fields into the frame. */
export interface FocusMove {
  /** Tab or Shift+Tab was pressed, and has not moved the focus to anything in the page. */
  isByTab: boolean;
  /** The mouse or a pen is over the frame. */
  isPointerOver: boolean;
  /** Part of the frame was on the screen. */
  isInView: boolean;
  /** The device has a touchscreen. A page does not see a tap in a frame. */
  hasTouchscreen: boolean;
  /** Milliseconds since the visitor last pressed a key or a button in the page. */
  sinceLastActMs: number;
  /** Milliseconds since the visitor was in the frame; infinite if never. */
  sinceInFrameMs: number;
}

/** Within this time after a key or press in the page, the visitor cannot have moved elsewhere. */
const busyMs = 1000;

/** Within this time after the visitor left the frame, its next page may still be loading. */
const finishingMs = 5000;

/** Whether the visitor moved the focus, as far as the page can see. */
export function isVisitorsAct(move: FocusMove): boolean {
  return move.isByTab || move.isPointerOver || (move.hasTouchscreen && move.isInView);
}

/**
 * Whether the frame took the focus by itself (`theft`). In doubt the answer is `allowed`: screen
 * readers and voice control move the focus without a key or pointer that the page sees. So it counts
 * as theft only if the frame was out of sight or the visitor was busy in the page. `accident`: the
 * visitor was just in the frame, and its next page, such as a confirmation, took the focus late.
 *
 * Not detected: a frame that takes the focus while the pointer is over it; while it is on the
 * screen of a device with a touchscreen, or while the visitor pauses for longer than a second; or
 * while another window is in front, so that the visitor comes back into the frame.
 */
export function judgeFocusMove(move: FocusMove): 'allowed' | 'accident' | 'theft' {
  if (isVisitorsAct(move)) return 'allowed';
  if (move.isInView && move.sinceLastActMs >= busyMs) return 'allowed';
  return move.sinceInFrameMs < finishingMs ? 'accident' : 'theft';
}
