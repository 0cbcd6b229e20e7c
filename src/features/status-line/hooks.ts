/** On the footer's status line; the value is the address that reports the product's status. */
export const statusUrlHook = 'data-status-url';
