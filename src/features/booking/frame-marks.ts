/**
 * How the frame is doing: `opening` until the widget says it is ready, `unreachable` when that
 * takes too long, `retrying` from the visitor's retry until the widget is ready or overdue again,
 * `stopped` after it took the focus away from a field of the page.
 */
export type FrameStatus = 'opening' | 'ready' | 'unreachable' | 'retrying' | 'stopped';

/** Marks the box that the frame and its reports are in. */
export const boxMark = 'data-booking-frame';

/** On the box: its `FrameStatus`. booking-frame.module.css hides the frame by it. */
export const statusMark = 'data-status';

/** On the frame: its address in the dark theme. */
export const darkAddressMark = 'data-dark-src';

/** Marks a report, by the status that shows it. */
export const reportMark = 'data-report';

/** Marks the retry button and the link, which are shown below any report. */
export const actionsMark = 'data-actions';

/** Marks the retry button. */
export const retryMark = 'data-retry';

/** Attributes of the report that a status shows. */
export function reportFor(status: FrameStatus) {
  return { [reportMark]: status };
}
