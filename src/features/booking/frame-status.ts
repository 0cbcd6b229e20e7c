import { actionsHook, reportHook, retryHook, statusHook, type FrameStatus } from './hooks.ts';

/**
 * Shows a status: either the frame, or a report with the retry button and a link. If the focus was
 * in a report that disappears, the box gets it, so that it is not lost.
 */
export function showFrameStatus(box: HTMLElement, status: FrameStatus): void {
  const hadFocus = box.contains(document.activeElement);
  box.setAttribute(statusHook, status);
  let hasReport = false;
  for (const report of box.querySelectorAll<HTMLElement>(`[${reportHook}]`)) {
    report.hidden = report.getAttribute(reportHook) !== status;
    hasReport ||= !report.hidden;
  }
  const actions = box.querySelector<HTMLElement>(`[${actionsHook}]`);
  if (actions) actions.hidden = !hasReport;
  const retry = box.querySelector(`[${retryHook}]`);
  if (retry) retry.ariaDisabled = String(status === 'retrying');
  if (hadFocus && document.activeElement === document.body) box.focus({ preventScroll: true });
}
