/** Id of the hidden note "opens in a new tab", which the base layout renders. */
export const newTabNoteId = 'new-tab-note';
