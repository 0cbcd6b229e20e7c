import { getTheme, onThemeChange } from '../../browser/theme.ts';

/** How long the widget may take to report that it is ready after it comes into view. */
const readyTimeoutMs = 8000;

/**
 * Makes the booking widget follow the page's theme until the visitor picks one beside it, reloads it with the visitor's
 * choices, and offers a retry below it if it does not report that it is ready. A frame fires `load` even if loading
 * failed, so only a message from the widget proves that it works.
 */
export function startBookingFrame(): void {
  const section = document.querySelector('#book-your-stay');
  const frame = section?.querySelector('iframe');
  const look = section?.querySelector('form');
  const report = section?.querySelector('[role="status"]');
  const fallback = section?.querySelector<HTMLTemplateElement>('template[data-unreachable]');
  if (!frame || !look || !report || !fallback) return;
  const { origin } = new URL(frame.src);
  let hasChosenTheme = false;
  let isReady = false;
  let patience: ReturnType<typeof setTimeout>;

  const choice = () => Object.fromEntries(new FormData(look)) as Record<string, string>;
  const addressNow = () => {
    const address = new URL(frame.src);
    const chosen = { compact: 'false', ...choice() };
    for (const [name, value] of Object.entries(chosen)) address.searchParams.set(name, value);
    return `${address}`;
  };
  const selectPageTheme = () => {
    const radio = look.querySelector<HTMLInputElement>(`[value=${getTheme()}]`);
    if (radio && !hasChosenTheme) radio.checked = true;
  };
  // The HTML asks for the light theme. The frame is lazy, so the browser has not requested it yet.
  selectPageTheme();
  if (frame.src !== addressNow()) frame.src = addressNow();

  const sendTheme = () => {
    selectPageTheme();
    const { theme, primaryColor } = choice();
    if (isReady) frame.contentWindow?.postMessage({ type: 'theme', theme, primaryColor }, origin);
  };
  addEventListener('message', (message: MessageEvent<{ type?: unknown } | null>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    if (message.data?.type !== 'ready') return;
    isReady = true;
    clearTimeout(patience);
    report.replaceChildren();
    // The theme may have changed since the browser requested the widget.
    sendTheme();
  });
  onThemeChange(sendTheme);
  look.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'theme') hasChosenTheme = true;
    isReady = false;
    frame.src = addressNow();
  });
  frame.addEventListener('load', () => section?.querySelector('[data-poster]')?.remove());

  const wait = () => {
    patience = setTimeout(() => {
      if (isReady) return;
      report.replaceChildren(fallback.content.cloneNode(true));
      report.querySelector('[data-retry]')?.addEventListener('click', retry);
    }, readyTimeoutMs);
  };
  const retry = () => {
    report.replaceChildren();
    // Assigning the same address reloads the frame.
    frame.src = addressNow();
    wait();
  };
  let isOnScreen = false;
  let hasBeenSeen = false;
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting === true;
    if (!isOnScreen || hasBeenSeen) return;
    hasBeenSeen = true;
    if (!isReady) wait();
  }).observe(frame);
  // The frame loads before it is in view. A widget that takes the focus then would scroll the page.
  addEventListener('blur', () => {
    if (document.activeElement !== frame || isOnScreen) return;
    const { scrollX: left, scrollY: top } = window;
    const putBack = () => scrollTo({ left, top, behavior: 'instant' });
    addEventListener('scroll', putBack, { once: true });
    setTimeout(() => removeEventListener('scroll', putBack), 500);
  });
}
