import { currentTheme, onThemeChange } from '../../browser/theme.ts';
import { boxHook, darkAddressHook, retryHook, type FrameStatus } from './hooks.ts';
import { guardFocus } from './guard-focus.ts';
import { showFrameStatus } from './frame-status.ts';
import { isReadyMessage } from './ready-message.ts';
import { themeMessage } from './theme-message.ts';

/** How long the widget may take to report that it is ready. */
const readyTimeoutMs = 8000;

/**
 * Opens the booking frame, keeps it in the page's theme, reports when its widget cannot be reached,
 * and removes it when it takes the focus from a field of the page. A frame fires `load` even when
 * loading failed, so only a message from the widget proves that it works.
 * @param parent contains the `BookingFrame`.
 */
export function startBookingFrame(parent: HTMLElement): void {
  const box = parent.querySelector<HTMLElement>(`[${boxHook}]`);
  const template = box?.querySelector('template');
  const originalFrame = template?.content.querySelector('iframe');
  if (!box || !template || !originalFrame) return;

  let frame = originalFrame;
  let status: FrameStatus = 'opening';
  let stopTimeout = () => {};

  const { src: lightAddress } = originalFrame;
  const darkAddress = originalFrame.getAttribute(darkAddressHook) ?? lightAddress;
  const address = () => (currentTheme() === 'dark' ? darkAddress : lightAddress);
  const { origin: productOrigin } = new URL(lightAddress);

  const show = (next: FrameStatus) => {
    status = next;
    showFrameStatus(box, next);
  };

  // A new frame each time: it ignores messages from the old one, adds nothing to the browser's
  // history, and loads lazily again.
  const open = (next: 'opening' | 'retrying') => {
    stopTimeout();
    frame.remove();
    frame = originalFrame.cloneNode() as HTMLIFrameElement;
    frame.src = address();
    template.before(frame);
    show(next);
    stopTimeout = startTimeout(frame, () => show('unreachable'));
  };
  const sendTheme = () => frame.contentWindow?.postMessage(themeMessage(address()), productOrigin);

  addEventListener('message', (message) => {
    if (!isReadyMessage(message, productOrigin, frame.contentWindow)) return;
    stopTimeout();
    show('ready');
    // The theme may have changed since the widget was requested.
    sendTheme();
  });

  onThemeChange(() => {
    if (status === 'ready') sendTheme();
    // The visitor has not used the frame yet, so a new one loses nothing.
    else if ((status === 'opening' || status === 'retrying') && frame.src !== address())
      open(status);
  });

  guardFocus(box, () => {
    stopTimeout();
    frame.remove();
    show('stopped');
  });

  box.querySelector(`[${retryHook}]`)?.addEventListener('click', () => {
    if (status !== 'retrying') open('retrying');
  });

  open('opening');
}

/**
 * Starts the widget's timeout once the frame is on the screen. Browsers load a lazy frame at very
 * different distances, Safari only in view, and the timeout must not start before the request.
 * @returns a function that stops the timeout.
 */
function startTimeout(frame: HTMLIFrameElement, onTimeout: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    timer = setTimeout(onTimeout, readyTimeoutMs);
  });
  observer.observe(frame);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
