/**
 * Calls back now, and whenever the browser restores the page from its back/forward cache, because other pages may have
 * changed what is stored.
 */
export function onPageShow(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
  listener();
}

/** Waits until the browser has painted, so that what a press has changed already is in sight before slower work. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
