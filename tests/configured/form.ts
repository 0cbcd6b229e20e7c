import { expect, type Locator, type Page } from '@playwright/test';
import { content, language, routes } from '../language.ts';
import { contactForm, fill, message } from '../e2e/contact/contact-form.ts';
import type { Endpoint } from './site.ts';

const { form } = content.pages.contact;

/** A button of the form. */
export function button(page: Page, name: string): Locator {
  return contactForm(page).getByRole('button', { name });
}

/** The confirmation of a sent message. */
export function thanks(page: Page): Locator {
  return page.getByRole('heading', { name: form.success.heading });
}

/** The error shown when a message may not have been delivered. */
export function alert(page: Page): Locator {
  return contactForm(page).getByRole('alert');
}

/** Fills in a message and presses the button. */
export async function send(page: Page, values = message): Promise<void> {
  await fill(page, values);
  await button(page, form.submit).click();
}

/** Opens the form and sends a message; the endpoint gives this answer. */
export async function sendTo(
  endpoint: Endpoint,
  answer: Endpoint['answer'],
  page: Page,
): Promise<void> {
  endpoint.answer = answer;
  await page.goto(routes.contact);
  await send(page);
}

/** The fields that the endpoint receives: the form's, the message id and the fill time. */
export function received(fields: typeof message) {
  return {
    ...fields,
    _gotcha: '',
    language,
    message_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    fill_time_ms: expect.stringMatching(/^\d+$/),
  };
}

/** Ids of the received messages, in order. */
export function ids(endpoint: Endpoint): (string | undefined)[] {
  return endpoint.received.map(({ fields }) => fields['message_id']);
}

/** Expects the endpoint to receive the complete message. */
export async function arrives(endpoint: Endpoint, page: Page): Promise<void> {
  await expect(thanks(page)).toBeFocused();
  expect(endpoint.received.at(-1)?.fields).toEqual(received(message));
}
