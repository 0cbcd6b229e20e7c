/** On an island that is ready: an attribute of ours, not of Astro's. */
export const hydratedMark = 'data-hydrated';
