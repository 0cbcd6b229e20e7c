import { findElement } from '../../browser/elements.ts';
import { fillTemplate } from '../../shared/template.ts';
import { fillTimeField, messageIdField, readMessage, sentId } from './contact-message.ts';
import { deliver } from './deliver.ts';

/** Long enough for any vendor's name, and too short to be misused for a whole message. */
const maxNameLength = 80;

/** Moves the focus, unless the visitor has moved it to another part of the page. */
function focusWithin(contact: HTMLElement, element: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === body || contact.contains(activeElement)) element.focus();
}

/**
 * Sends messages from the contact form without leaving the page. Without an endpoint, it logs them to the console and
 * confirms them, as specified. Whatever happens, the typed text stays until a message is confirmed.
 */
export function startContactForm(): void {
  const contact = findElement(document.body, '[data-contact]');
  const { endpoint } = contact.dataset;
  const form = findElement<HTMLFormElement>(contact, 'form');
  const button = findElement<HTMLButtonElement>(form, '[type=submit]');
  const status = findElement(contact, 'output');
  const confirmation = findElement(contact, 'section');
  const failure = form.querySelector<HTMLElement>('[role=alert]');
  const submitLabel = button.textContent;
  /** Sending the same text again uses the same id, so a service can recognize duplicates. */
  let attempt = { text: '', id: '' };

  fillFromAddress(form);

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    // Browsers accept spaces as an answer to a required field.
    for (const field of form.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (field.value.trim() === '') field.value = '';
    if (button.ariaDisabled === 'true' || !form.reportValidity()) return;
    setSending(true);
    const outcome = await send(new FormData(form));
    setSending(false);
    if (outcome === 'sent') confirm();
    else report(outcome);
  });

  findElement(confirmation, 'button').addEventListener('click', () => {
    confirmation.hidden = true;
    form.hidden = false;
    findElement(form, '[name=name]').focus();
  });

  function setSending(isNow: boolean): void {
    button.ariaDisabled = `${isNow}`;
    if (!isNow) return;
    button.textContent = button.dataset['sending'] ?? submitLabel;
    status.textContent = button.textContent;
    if (failure) failure.hidden = true;
  }

  /** Sends a message. @returns `sent`, or the reason for the failure. */
  async function send(data: FormData): Promise<string> {
    if (endpoint === undefined) {
      // oxlint-disable-next-line no-console -- the specified behavior without an endpoint
      console.log('Contact form', readMessage(data));
      return 'sent';
    }
    const body = new URLSearchParams(data as unknown as URLSearchParams);
    const text = `${body}`;
    // `randomUUID` exists only in secure contexts.
    if (attempt.text !== text) attempt = { text, id: isSecureContext ? crypto.randomUUID() : '' };
    body.set(messageIdField, attempt.id);
    body.set(fillTimeField, `${Math.round(performance.now())}`);
    return deliver(endpoint, body);
  }

  function confirm(): void {
    attempt = { text: '', id: '' };
    form.reset();
    button.textContent = submitLabel;
    status.textContent = '';
    confirmation.hidden = false;
    const heading = findElement(confirmation, 'h2');
    focusWithin(form, heading);
    form.hidden = true;
  }

  function report(reason: string): void {
    button.textContent = button.dataset['retry'] ?? submitLabel;
    status.textContent = '';
    if (!failure) return;
    const sentence =
      contact.querySelector(`[id="${CSS.escape(reason)}"]:not(#${sentId}) > b`) ??
      findElement(contact, '#refused > b');
    findElement(failure, 'b').textContent = sentence.textContent;
    failure.hidden = false;
    focusWithin(form, failure);
  }
}

/**
 * Fills in the fields from an address such as `/contact?subject=Sales&integration=Airhost`. A subject that is not an
 * option is ignored.
 */
function fillFromAddress(form: HTMLFormElement): void {
  const address = new URLSearchParams(location.search);
  const subject = findElement<HTMLSelectElement>(form, '[name=subject]');
  const message = findElement<HTMLTextAreaElement>(form, '[name=message]');
  subject.value ||= address.get('subject') ?? '';
  if (subject.selectedIndex < 0) subject.selectedIndex = 0;
  const integration = (address.get('integration') ?? '').trim().slice(0, maxNameLength);
  const template = message.dataset['integration'] ?? '';
  if (integration) message.value ||= fillTemplate(template, { integration });
}
