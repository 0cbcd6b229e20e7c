import { boxMark, darkAddressMark, retryMark, type FrameStatus } from './frame-marks.ts';
import { guardFocus } from './guard-focus.ts';
import { showStatus } from './frame-status.ts';
import { isReadyMessage } from './ready-message.ts';
import { siteTheme, watchSiteTheme } from './site-theme.ts';
import { themeMessage } from './theme-message.ts';

/** How long the widget may take to report that it is ready. */
const patienceMs = 8000;

/**
 * Opens the booking frame, keeps it in the page's theme, shows a report when its widget cannot be
 * reached, and stops it when it takes the focus from a field of the page. A frame that failed fires
 * `load` like any other, so only a message from the widget proves that it works.
 */
export function startBookingFrame(): void {
  const box = document.querySelector<HTMLElement>(`[${boxMark}]`);
  const template = box?.querySelector('template');
  const held = template?.content.querySelector('iframe');
  if (!box || !template || !held) return;

  let frame = held;
  let status: FrameStatus = 'opening';
  let stopClock = () => {};

  const { src: lightSrc } = held;
  const darkSrc = held.getAttribute(darkAddressMark) ?? lightSrc;
  const address = () => (siteTheme() === 'dark' ? darkSrc : lightSrc);
  const { origin: productOrigin } = new URL(lightSrc);

  const show = (next: FrameStatus) => {
    status = next;
    showStatus(box, next);
  };

  // A new frame each time: messages from the old one do not count, the browser's history does not
  // grow, and the new one is lazy again.
  const open = (next: 'opening' | 'retrying') => {
    stopClock();
    frame.remove();
    frame = held.cloneNode() as HTMLIFrameElement;
    frame.src = address();
    template.before(frame);
    show(next);
    stopClock = startClock(frame, () => show('unreachable'));
  };
  const sendTheme = () => frame.contentWindow?.postMessage(themeMessage(address()), productOrigin);

  addEventListener('message', (message) => {
    if (!isReadyMessage(message, productOrigin, frame.contentWindow)) return;
    stopClock();
    show('ready');
    // The theme may have changed since this page of the widget was requested.
    sendTheme();
  });

  watchSiteTheme(() => {
    if (status === 'ready') sendTheme();
    // Nobody has used it yet, so a new frame loses nothing.
    else if ((status === 'opening' || status === 'retrying') && frame.src !== address())
      open(status);
  });

  guardFocus(box, () => {
    stopClock();
    frame.remove();
    show('stopped');
  });

  box.querySelector(`[${retryMark}]`)?.addEventListener('click', () => {
    if (status !== 'retrying') open('retrying');
  });

  open('opening');
}

/**
 * Counts the widget's time from the moment the frame is on the screen: browsers load a lazy frame
 * from very different distances, Safari from none, and the time must not run before the frame is requested.
 * @returns stops the clock.
 */
function startClock(frame: HTMLIFrameElement, onOverdue: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    timer = setTimeout(onOverdue, patienceMs);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
