import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';

/** The menu of subjects, and the subjects that links select. */
export const { subject } = loadContent().pages.contact.form;

/** A valid message. */
export const message = {
  name: 'Ayu Lestari',
  email: 'ayu.carter@guest.example',
  subject: `${subject.options[0]}`,
  message: 'Four villas, two OTAs, one tired housekeeper.',
};

/** Fills in the message form. */
export async function typeMessage(page: Page, values: typeof message): Promise<void> {
  const field = (name: string) => page.locator(`main form [name="${name}"]`);
  await field('name').fill(values.name);
  await field('email').fill(values.email);
  await field('subject').selectOption(values.subject);
  await field('message').fill(values.message);
}

/** Reads the four fields. */
export function readValues(page: Page): Promise<typeof message> {
  return page.locator('main form').evaluate((form: HTMLFormElement) => {
    const fields = Object.fromEntries(new FormData(form)) as typeof message;
    const { name, email, subject: chosen, message: text } = fields;
    return { name, email, subject: chosen, message: text };
  });
}
