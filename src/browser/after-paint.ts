/** Waits until the browser has painted, so that what a press has changed already is in sight before slower work. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
