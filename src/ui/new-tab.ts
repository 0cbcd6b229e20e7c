import { newTabNoteId } from '../shared/new-tab-note.ts';

/** Attributes of a link that opens in a new tab, with a description for screen readers. */
export const newTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': newTabNoteId,
} as const;
