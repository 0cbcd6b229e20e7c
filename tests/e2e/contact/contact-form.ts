import type { Locator, Page } from '@playwright/test';
import { languageField } from '../../../src/features/contact/contact-message.ts';
import { content } from '../../language.ts';

/** A valid message. */
export const message = {
  name: 'Ayu Lestari',
  email: 'ayu.carter@guest.example',
  subject: content.pages.contact.form.subject.options[1] ?? '',
  message: 'Four villas, two OTAs, one tired housekeeper.',
};

/** Locators of the message form. */
export function contactForm(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/** Fills in the fields one by one. */
export async function fill(page: Page, values: typeof message): Promise<void> {
  const field = (name: string) => contactForm(page).locator(`[name="${name}"]`);
  await field('name').fill(values.name);
  await field('email').fill(values.email);
  await field('subject').selectOption(values.subject);
  await field('message').fill(values.message);
}

/** Current values of the fields, without the language of the page. */
export function valuesOf(page: Page): Promise<Record<string, FormDataEntryValue>> {
  return contactForm(page).evaluate((form, hidden) => {
    const fields = new FormData(form as HTMLFormElement);
    fields.delete(hidden);
    return Object.fromEntries(fields);
  }, languageField);
}
