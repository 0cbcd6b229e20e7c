import { actionsMark, reportMark, retryMark, statusMark, type FrameStatus } from './frame-marks.ts';

/**
 * Shows a status: the frame, or a report in its place with the retry button and a link. When the
 * report that has the focus goes away, the box gets the focus, so that it is not lost.
 */
export function showStatus(box: HTMLElement, status: FrameStatus): void {
  const hadFocus = box.contains(document.activeElement);
  box.setAttribute(statusMark, status);
  let isReport = false;
  for (const report of box.querySelectorAll<HTMLElement>(`[${reportMark}]`)) {
    report.hidden = report.getAttribute(reportMark) !== status;
    isReport ||= !report.hidden;
  }
  const actions = box.querySelector<HTMLElement>(`[${actionsMark}]`);
  if (actions) actions.hidden = !isReport;
  const retry = box.querySelector(`[${retryMark}]`);
  if (retry) retry.ariaDisabled = String(status === 'retrying');
  if (hadFocus && document.activeElement === document.body) box.focus({ preventScroll: true });
}
