import { delegate } from '../../browser/delegate.ts';
import { readMessage } from './contact-message.ts';
import { isEmpty, storeDraft } from './draft.ts';
import { contactFormHook } from './hooks.ts';

const selector = `[${contactFormHook}]`;

/** Stores what the visitor types as a draft, even before the island's code is loaded. */
export function startDraft(): void {
  const readForm = (form: HTMLFormElement) => readMessage(new FormData(form));
  delegate('input', selector, (form: HTMLFormElement) => storeDraft(readForm(form)));
  const form = document.querySelector<HTMLFormElement>(selector);
  // Typed before this script ran. An empty form must not remove an earlier draft.
  if (form && !isEmpty(readForm(form))) storeDraft(readForm(form));
}
