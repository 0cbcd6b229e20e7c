import { stickyBarHook } from './hooks.ts';

/**
 * Tells the styles how high each sticky bar is, as `--measured-header` and so on, since that depends on
 * the typeface, the text size and the number of links. Without scripts, the heights in the styles apply.
 */
export function measureStickyBars(): void {
  for (const bar of document.querySelectorAll<HTMLElement>(`[${stickyBarHook}]`)) {
    const property = `--measured-${bar.getAttribute(stickyBarHook)}`;
    const measure = () =>
      document.documentElement.style.setProperty(property, `${bar.clientHeight}px`);
    // At once, since the browser is about to scroll to the address's hash.
    measure();
    new ResizeObserver(measure).observe(bar);
  }
}
