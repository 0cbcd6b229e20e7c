/** Id of the hidden note that a link opens in a new tab; the base layout renders it. */
export const newTabNoteId = 'new-tab-note';

/** Attributes of a link that opens in a new tab, with a description for screen readers. */
export const newTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': newTabNoteId,
} as const;
