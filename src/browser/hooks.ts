/** On the footer's year, which the build fills in. */
export const yearHook = 'data-year';

/** On the floating button that scrolls to the top. */
export const scrollToTopHook = 'data-scroll-to-top';

/** On links to the landing page that scroll to the top when the visitor is already there. */
export const homeLinkHook = 'data-home-link';

/** On the island that shows toasts. */
export const toastsHook = 'data-toasts';

/** On an island that React has hydrated. */
export const hydratedHook = 'data-hydrated';
