import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { contactForm, fill, message } from '../e2e/contact/contact-form.ts';
import type { Endpoint } from './site.ts';

const { form } = content.pages.contact;

/** A button of the form. */
export function button(page: Page, name: string): Locator {
  return contactForm(page).getByRole('button', { name });
}

/** What confirms a message. */
export function thanks(page: Page): Locator {
  return page.getByRole('heading', { name: form.success.heading });
}

/** What is said of a message that is not known to have arrived. */
export function alert(page: Page): Locator {
  return contactForm(page).getByRole('alert');
}

/** Fills in a message and presses the button. */
export async function send(page: Page, values = message): Promise<void> {
  await fill(page, values);
  await button(page, form.submit).click();
}

/** Opens the form and sends a message that the endpoint answers so. */
export async function sendTo(
  endpoint: Endpoint,
  answer: Endpoint['answer'],
  page: Page,
): Promise<void> {
  endpoint.answer = answer;
  await page.goto(routes.contact);
  await send(page);
}

/** What the endpoint gets of a message: its fields and the id of this message. */
export function received(fields: typeof message) {
  return {
    ...fields,
    message_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  };
}

/** The ids that messages came under, in turn. */
export function ids(endpoint: Endpoint): (string | undefined)[] {
  return endpoint.received.map(({ fields }) => fields['message_id']);
}

/** Sees the message arrive whole. */
export async function arrives(endpoint: Endpoint, page: Page): Promise<void> {
  await expect(thanks(page)).toBeFocused();
  expect(endpoint.received.at(-1)?.fields).toEqual(received(message));
}
