import { on } from '../../browser/delegate.ts';
import { readMessage } from './contact-message.ts';
import { contactFormMark, isEmpty, keepDraft } from './draft.ts';

const selector = `[${contactFormMark}]`;

/** Keeps what is typed as a draft, before and after the island's code has arrived. */
export function startDraft(): void {
  const messageIn = (form: HTMLFormElement) => readMessage(new FormData(form));
  on('input', selector, (form: HTMLFormElement) => keepDraft(messageIn(form)));
  const form = document.querySelector<HTMLFormElement>(selector);
  // Typed before this script ran. An empty form must not remove an earlier draft.
  if (form && !isEmpty(messageIn(form))) keepDraft(messageIn(form));
}
