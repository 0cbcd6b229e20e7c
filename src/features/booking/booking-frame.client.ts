import { findElement } from '../../browser/elements.ts';
import { getTheme, onThemeChange } from '../../browser/theme.ts';

/** How long the widget may take to report that it is ready, once it is in view. */
const readyTimeoutMs = 8000;

/**
 * Makes the booking widget follow the page's theme until the visitor picks one beside it, reloads it with the visitor's
 * choices, and offers a retry below it if it does not report that it is ready. A frame fires `load` even if loading
 * failed, so only a message from the widget proves that it works.
 */
export function startBookingFrame(): void {
  const section = document.querySelector<HTMLElement>('#book-your-stay');
  if (!section) return;
  const controls = findElement<HTMLFormElement>(section, 'form');
  const failure = findElement(section, '[data-unreachable]');
  let frame = findElement<HTMLIFrameElement>(section, 'iframe');
  const { origin } = new URL(frame.src);
  let hasChosenTheme = false;
  let isReady = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const readControls = () => Object.fromEntries(new FormData(controls)) as Record<string, string>;
  const selectPageTheme = () => {
    const radio = controls.querySelector<HTMLInputElement>(`[value=${getTheme()}]`);
    if (radio && !hasChosenTheme) radio.checked = true;
  };

  /** The widget's address with the visitor's choices. */
  const createAddress = () => {
    const address = new URL(frame.src);
    for (const [name, value] of Object.entries({ compact: 'false', ...readControls() }))
      address.searchParams.set(name, value);
    return address.href;
  };
  /** Loads the widget in a new frame, because another `src` for the same one would be an entry in the history. */
  const load = () => {
    const next = frame.cloneNode() as HTMLIFrameElement;
    next.src = createAddress();
    frame.replaceWith(next);
    frame = next;
    isReady = false;
    stopWatching();
    watcher.observe(frame);
  };
  /** Reports a widget that does not become ready once it is in view. */
  const watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watcher.disconnect();
    timeout = setTimeout(() => (failure.hidden = false), readyTimeoutMs);
  });
  const stopWatching = () => {
    watcher.disconnect();
    clearTimeout(timeout);
    failure.hidden = true;
  };
  const sendTheme = () => {
    selectPageTheme();
    const { theme, primaryColor } = readControls();
    if (isReady) frame.contentWindow?.postMessage({ type: 'theme', theme, primaryColor }, origin);
  };

  addEventListener('message', (message: MessageEvent<{ type?: unknown } | null>) => {
    if (message.source !== frame.contentWindow || message.origin !== origin) return;
    if (message.data?.type !== 'ready') return;
    isReady = true;
    stopWatching();
    // The theme may have changed since the browser requested the widget.
    sendTheme();
  });
  onThemeChange(sendTheme);
  findElement(failure, '[data-retry]').addEventListener('click', load);
  controls.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'theme') hasChosenTheme = true;
    load();
  });
  // The HTML asks for the light theme.
  selectPageTheme();
  if (createAddress() === frame.src) watcher.observe(frame);
  else load();
}
