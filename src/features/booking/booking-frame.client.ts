import { currentTheme, onThemeChange } from '../../browser/theme.ts';

/** How long the widget may take to report that it is ready, once it is on the screen. */
const readyTimeoutMs = 8000;

/**
 * Keeps the booking widget in the page's theme, and offers a retry when it cannot be reached. A frame fires
 * `load` even when loading failed, so only a message from the widget proves that it works.
 */
export function startBookingFrame(): void {
  const section = document.querySelector('#book-your-stay');
  const frame = section?.querySelector('iframe');
  const report = section?.querySelector('[role="status"]');
  const fallback = section?.querySelector<HTMLTemplateElement>('template[data-unreachable]');
  if (!frame || !report || !fallback) return;
  const { origin } = new URL(frame.src);
  const addressNow = () => frame.dataset[`${currentTheme()}Src`] ?? frame.src;
  // Its HTML asks for the light one. The browser requests it when it comes near the screen.
  if (frame.src !== addressNow()) frame.src = addressNow();
  let isReady = false;
  let patience: ReturnType<typeof setTimeout>;

  const sendTheme = () => {
    if (!isReady) return;
    const primaryColor = new URL(addressNow()).searchParams.get('primaryColor');
    frame.contentWindow?.postMessage(
      { type: 'theme', theme: currentTheme(), primaryColor },
      origin,
    );
  };
  addEventListener('message', (message: MessageEvent<{ type?: unknown } | null>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    if (message.data?.type !== 'ready') return;
    isReady = true;
    clearTimeout(patience);
    report.replaceChildren();
    // The theme may have changed since the widget was requested.
    sendTheme();
  });
  onThemeChange(sendTheme);

  const wait = () => {
    patience = setTimeout(() => {
      if (isReady) return;
      report.replaceChildren(fallback.content.cloneNode(true));
      report.querySelector('[data-retry]')?.addEventListener('click', retry);
    }, readyTimeoutMs);
  };
  const retry = () => {
    report.replaceChildren();
    // Assigning its own address loads the frame again.
    frame.src = addressNow();
    wait();
  };
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    if (!isReady) wait();
  });
  observer.observe(frame);
}
