import { currentTheme, onThemeChange } from '../../browser/theme.ts';

/** How long the widget may take to report that it is ready, once it is on the screen. */
const readyTimeoutMs = 8000;

/**
 * Keeps the booking widget in the page's theme, and says so when it cannot be reached. A frame fires
 * `load` even when loading failed, so only a message from the widget proves that it works.
 */
export function startBookingFrame(): void {
  const frame = document.querySelector<HTMLIFrameElement>('#book-your-stay iframe');
  const report = document.querySelector<HTMLElement>('[data-unreachable]');
  if (!frame || !report) return;
  const { origin } = new URL(frame.src);
  let isReady = false;

  const sendTheme = () => {
    if (!isReady) return;
    const theme = currentTheme();
    const primaryColor = new URL(frame.dataset[`${theme}Src`] ?? frame.src).searchParams.get(
      'primaryColor',
    );
    frame.contentWindow?.postMessage({ type: 'theme', theme, primaryColor }, origin);
  };
  addEventListener('message', (message: MessageEvent<{ type?: unknown } | null>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    if (message.data?.type !== 'ready') return;
    isReady = true;
    report.hidden = true;
    // The theme may have changed since the widget was requested.
    sendTheme();
  });
  onThemeChange(sendTheme);

  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    setTimeout(() => (report.hidden = isReady), readyTimeoutMs);
  });
  observer.observe(frame);
}
