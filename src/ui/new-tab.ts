import { newTabNoteId } from '../shared/new-tab-note.ts';

/** Attributes for a link that opens a new tab, with a description for screen readers. */
export const newTab = {
  target: '_blank',
  rel: 'noopener',
  'aria-describedby': newTabNoteId,
} as const;
