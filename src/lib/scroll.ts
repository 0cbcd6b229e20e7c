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
  addEventListener('scroll', reveal, { passive: true });
  reveal();

  for (const logo of document.querySelectorAll<HTMLAnchorElement>('a[data-to-top]')) {
    logo.addEventListener('click', (event) => {
      if (location.pathname !== logo.pathname || isForAnotherTab(event)) return;
      event.preventDefault();
      if (location.hash) history.pushState(null, '', logo.pathname + location.search);
      scrollTo({ top: 0 });
    });
  }
}

/**
 * Keeps section links of the landing page within it when its address has a query: to the browser,
 * `/#pricing` would be another page then.
 */
export function startSectionLinks(): void {
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="/#"]');
    if (!link || !location.search || location.pathname !== '/' || isForAnotherTab(event)) return;
    event.preventDefault();
    location.hash = link.hash;
  });
}

function isForAnotherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
