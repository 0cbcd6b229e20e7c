/**
 * State of the frame: `opening` until the widget reports that it is ready, `unreachable` after too
 * long a wait, `retrying` from the visitor's retry until the widget is ready or unreachable again,
 * `stopped` after the frame took the focus away from a field of the page.
 */
export type FrameStatus = 'opening' | 'ready' | 'unreachable' | 'retrying' | 'stopped';

/** On the box that holds the frame and its reports. */
export const boxHook = 'data-booking-frame';

/** On the box; the value is its `FrameStatus`. booking-frame.module.css hides the frame by it. */
export const statusHook = 'data-status';

/** On the frame; the value is its address in the dark theme. */
export const darkAddressHook = 'data-dark-src';

/** On a report; the value is the status that shows it. */
export const reportHook = 'data-report';

/** On the buttons below a report. */
export const actionsHook = 'data-actions';

/** On the retry button. */
export const retryHook = 'data-retry';
