/** Id of the hidden note that a link opens in a new tab; the base layout renders it. */
export const newTabNoteId = 'new-tab-note';
