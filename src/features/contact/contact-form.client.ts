import { delegate } from '../../browser/delegate.ts';
import { readMessage } from './contact-message.ts';
import { isEmpty, keepDraft } from './draft.ts';
import { contactFormHook } from './hooks.ts';

const selector = `[${contactFormHook}]`;

/** Keeps what is typed as a draft, before and after the island's code has arrived. */
export function startDraft(): void {
  const messageIn = (form: HTMLFormElement) => readMessage(new FormData(form));
  delegate('input', selector, (form: HTMLFormElement) => keepDraft(messageIn(form)));
  const form = document.querySelector<HTMLFormElement>(selector);
  // Typed before this script ran. An empty form must not remove an earlier draft.
  if (form && !isEmpty(messageIn(form))) keepDraft(messageIn(form));
}
