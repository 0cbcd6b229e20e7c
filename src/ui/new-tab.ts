/** Id of the hidden words that say a link opens a new tab; the base layout holds them. */
export const newTabNoteId = 'new-tab-note';

/** Attributes of a link to another host: a new tab, no opener, and assistive technology is told. */
export const newTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': newTabNoteId,
} as const;
