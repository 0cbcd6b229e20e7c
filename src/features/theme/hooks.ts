/** On the switch between light and dark. */
export const themeSwitchHook = 'data-theme-switch';

/** On the two `theme-color` tags, which color the browser's own bars; the value is their theme. */
export const barColorHook = 'data-bars';
