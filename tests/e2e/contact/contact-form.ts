import type { Locator, Page } from '@playwright/test';
import { content } from '../../../src/content/content.ts';

/** A message that the form takes. */
export const message = {
  name: 'Ayu Lestari',
  email: 'ayu.carter@guest.example',
  subject: content.pages.contact.form.subject.options[1] ?? '',
  message: 'Four villas, two OTAs, one tired housekeeper.',
};

/** The message form, by what it is made of. */
export function contactForm(page: Page): Locator {
  return page.getByRole('main').locator('form');
}

/** Fills in the fields one by one, as a visitor does. */
export async function fill(page: Page, values: typeof message): Promise<void> {
  const field = (name: string) => contactForm(page).locator(`[name="${name}"]`);
  await field('name').fill(values.name);
  await field('email').fill(values.email);
  await field('subject').selectOption(values.subject);
  await field('message').fill(values.message);
}

/** What stands in the fields. */
export function valuesOf(page: Page): Promise<Record<string, FormDataEntryValue>> {
  return contactForm(page).evaluate((form) =>
    Object.fromEntries(new FormData(form as HTMLFormElement)),
  );
}
