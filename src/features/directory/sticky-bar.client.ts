/**
 * Sets the height that the sticky search bar covers as a custom property, so the target of a link lands below it. The
 * height depends on the width, the text size and the texts.
 */
export function measureStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
  if (!bar) return;
  const measure = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    const covered = isSticky ? bar.offsetHeight : 0;
    document.documentElement.style.setProperty('--covered-by-bar', `${covered}px`);
  };
  // Measure before the browser scrolls to the hash in the address.
  measure();
  new ResizeObserver(measure).observe(bar);
}
