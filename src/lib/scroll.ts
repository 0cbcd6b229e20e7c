import { on } from './on.ts';

const revealAfterPx = 300;

/**
 * Works the 'Scroll to top' button and, on the landing page, the logos. Whether a scroll is smooth
 * is for the stylesheet to say, which knows about reduced motion.
 */
export function startScrolling(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (!button) return;
  const reveal = () => {
    button.hidden = scrollY <= revealAfterPx;
  };
  button.addEventListener('click', () => scrollTo({ top: 0 }));
  addEventListener('scroll', reveal);
  reveal();

  on('click', 'a[data-to-top]', (logo: HTMLAnchorElement, event) => {
    if (location.pathname !== logo.pathname || isForAnotherTab(event)) return;
    event.preventDefault();
    if (location.hash) history.pushState(null, '', logo.pathname + location.search);
    scrollTo({ top: 0 });
  });
}

export function isForAnotherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey;
}
