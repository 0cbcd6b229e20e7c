import { hasModifier } from '../shared/keyboard.ts';
import { changeHistory } from './address-bar.ts';
import { delegate } from './elements.ts';

/**
 * Scrolls smoothly, unless the visitor asked for reduced motion (see motion.css). Smooth scrolling is not set
 * permanently: when a visitor tabs fast, the focus would move off screen.
 */
function scrollSmoothly(scroll: () => void): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'smooth';
  scroll();
  // Chromium 156 scrolls to a hash only in the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => (style.scrollBehavior = '')));
}

/** Opens the question that the hash in the address links to. */
function openLinkedDetails(): void {
  document.querySelector('details:target')?.setAttribute('open', '');
}

/** Keeps a pressed question under the pointer while the question above it in its group closes. */
function keepPressedQuestionInPlace(): void {
  delegate('click', 'details[name] > summary', (question) => {
    const topBefore = question.getBoundingClientRect().top;
    // The browser opens and closes the questions after this event.
    requestAnimationFrame(() => {
      const moved = question.getBoundingClientRect().top - topBefore;
      scrollBy({ top: moved, behavior: 'instant' });
    });
  });
}

/**
 * Makes section links scroll smoothly and open the question that they lead to, and the logo and the 'Scroll to top'
 * button scroll to the top.
 */
export function startScrolling(): void {
  addEventListener('hashchange', openLinkedDetails);
  openLinkedDetails();
  keepPressedQuestionInPlace();
  const button = document.querySelector<HTMLElement>('[data-scroll-to-top]');
  const pageTop = button?.previousElementSibling;
  if (!button || !pageTop) return;
  button.addEventListener('click', () => scrollSmoothly(() => scrollTo({ top: 0 })));
  new IntersectionObserver((entries) => {
    button.hidden = entries.at(-1)?.isIntersecting === true;
  }).observe(pageTop);

  delegate('click', 'a[data-home-link]', (logo: HTMLAnchorElement, event) => {
    // With a modifier key, the browser opens the link in a tab or window, or saves it.
    if (location.pathname !== logo.pathname || hasModifier(event)) return;
    event.preventDefault();
    if (location.hash)
      changeHistory(() => history.pushState(null, '', logo.pathname + location.search));
    scrollSmoothly(() => scrollTo({ top: 0 }));
  });

  delegate('click', 'a[href*="#"]', (link: HTMLAnchorElement, event) => {
    if (event.defaultPrevented || hasModifier(event) || !isWithinPage(link)) return;
    event.preventDefault();
    scrollToHash(link.hash);
  });
}

/** Scrolls smoothly to the element with a hash on this page, and opens it if it is a question. */
export function scrollToHash(hash: string): void {
  // Not `location.hash = …`, which does nothing if the address already has this hash.
  scrollSmoothly(() => location.assign(hash));
  openLinkedDetails();
}

/**
 * Whether a link leads to a section of this page. If the link has no query, the current query is ignored: otherwise,
 * `/#pricing` would reload the page at `/?utm_source=mail`.
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
