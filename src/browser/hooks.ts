/** On the island that shows toasts. */
export const toastsHook = 'data-toasts';

/** On an island that React has hydrated. */
export const hydratedHook = 'data-hydrated';
