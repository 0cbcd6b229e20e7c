import { openLinkedDetails } from './linked-details.ts';
import { on } from './delegate.ts';

const revealAfterPx = 300;

/**
 * Scrolls smoothly, unless the visitor asked for reduced motion (see motion.css). Only clicks scroll
 * smoothly: if the whole page did, the focus would leave the screen when a visitor tabs fast.
 */
function scrollSmoothly(scroll: () => void): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  scroll();
  // Chromium 156 scrolls to a fragment only when it draws the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
}

/** Works the section links of this page, the 'Scroll to top' button and, on the landing page, the logos. */
export function startScrolling(): void {
  const button = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  if (!button) return;
  const reveal = () => {
    button.hidden = scrollY <= revealAfterPx;
  };
  button.addEventListener('click', () => scrollSmoothly(() => scrollTo({ top: 0 })));
  addEventListener('scroll', reveal);
  reveal();

  on('click', 'a[data-to-top]', (logo: HTMLAnchorElement, event) => {
    if (location.pathname !== logo.pathname || isForAnotherTab(event)) return;
    event.preventDefault();
    if (location.hash) history.pushState(null, '', logo.pathname + location.search);
    scrollSmoothly(() => scrollTo({ top: 0 }));
  });

  on('click', 'a[href*="#"]', (link: HTMLAnchorElement, event) => {
    if (event.defaultPrevented || isForAnotherTab(event) || !isWithinPage(link)) return;
    event.preventDefault();
    // Also where the address has this fragment already: setting the hash would do nothing then.
    scrollSmoothly(() => location.assign(link.hash));
    openLinkedDetails();
  });
}

/**
 * Whether a link leads to a place on this page. To the browser, `/#pricing` would be another page than
 * `/?utm_source=mail`.
 */
function isWithinPage({ hash, origin, pathname, search, target }: HTMLAnchorElement): boolean {
  return (
    hash !== '' &&
    target === '' &&
    origin === location.origin &&
    pathname === location.pathname &&
    (search === '' || search === location.search)
  );
}

function isForAnotherTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey;
}
