/** What the page knows about a move of the focus from one of its fields into the frame. */
export interface FocusMove {
  /** Tab or Shift+Tab was pressed and did not move the focus within the page. */
  isByTab: boolean;
  /** The mouse or a pen is over the frame. */
  isPointerOver: boolean;
  /** Part of the frame was on the screen. */
  isInView: boolean;
  /** The device has a touchscreen. Pages cannot see taps in a frame. */
  hasTouchscreen: boolean;
  /** Milliseconds since the visitor last pressed a key or a button in the page. */
  sinceLastInputMs: number;
  /** Milliseconds since the visitor left the frame; infinite if they were never in it. */
  sinceInFrameMs: number;
}

/** A visitor who used the page within this time cannot have moved into the frame. */
const busyMs = 1000;

/** A page of the frame may take this long to load and take the focus. */
const loadingMs = 5000;

/** Whether the visitor moved the focus, as far as the page can tell. */
export function isByVisitor(move: FocusMove): boolean {
  return move.isByTab || move.isPointerOver || (move.hasTouchscreen && move.isInView);
}

/**
 * Judges a move of the focus into the frame. `theft`: the frame took the focus while it was out of
 * view or the visitor was using the page. `accident`: the visitor has just left the frame, and its
 * next page, such as a confirmation, took the focus late. `allowed`: everything else, because screen
 * readers and voice control move the focus without a key or pointer event in the page.
 *
 * Not detected: a frame that takes the focus while the pointer is over it, while it is in view on a
 * device with a touchscreen or during a pause of more than a second, or while another window is in
 * front.
 */
export function judgeFocusMove(move: FocusMove): 'allowed' | 'accident' | 'theft' {
  if (isByVisitor(move)) return 'allowed';
  if (move.isInView && move.sinceLastInputMs >= busyMs) return 'allowed';
  return move.sinceInFrameMs < loadingMs ? 'accident' : 'theft';
}
