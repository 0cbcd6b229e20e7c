import { currentTheme, onThemeChange } from '../../browser/theme.ts';

/** How long the widget may take to report that it is ready, once it is on the screen. */
const readyTimeoutMs = 8000;

/**
 * Keeps the booking widget in the page's theme until the visitor chooses one beside it, loads it with what the visitor
 * chooses there, and offers a retry below it when it does not report that it is ready. A frame fires `load` even when
 * loading failed, so only a message from the widget proves that it works.
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
    const radio = look.querySelector<HTMLInputElement>(`[value=${currentTheme()}]`);
    if (radio && !hasChosenTheme) radio.checked = true;
  };
  // Its HTML asks for the light theme. The browser requests it when it comes near the screen.
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
    // The theme may have changed since the widget was requested.
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
    // Assigning its own address loads the frame again.
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
  // The frame loads before it is on the screen. A widget that then takes the focus would scroll the page to itself.
  addEventListener('blur', () => {
    if (document.activeElement !== frame || isOnScreen) return;
    const { scrollX: left, scrollY: top } = window;
    const putBack = () => scrollTo({ left, top, behavior: 'instant' });
    addEventListener('scroll', putBack, { once: true });
    setTimeout(() => removeEventListener('scroll', putBack), 500);
  });
}
