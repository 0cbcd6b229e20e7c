/**
 * Tells the stylesheets how much of the page the sticky search bar covers, so that what a link leads to lands below it.
 * Its height depends on the width, the text size and the words.
 */
export function measureStickyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-sticky-bar]');
  if (!bar) return;
  const measure = () => {
    const isSticky = getComputedStyle(bar).position === 'sticky';
    const covered = isSticky ? bar.offsetHeight : 0;
    document.documentElement.style.setProperty('--covered-by-bar', `${covered}px`);
  };
  // Before the browser scrolls to the hash of the address.
  measure();
  new ResizeObserver(measure).observe(bar);
}
