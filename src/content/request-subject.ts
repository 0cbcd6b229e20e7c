import type { ContactCopy } from '../features/contact/contact-copy.ts';
import type { IntegrationsCopy } from '../features/directory/directory-copy.ts';

/**
 * The directory's page with the subject of its requests in the language of the contact form: the two files
 * may be translated apart.
 * @param english the subjects as English names them.
 */
export function withSubject(
  page: IntegrationsCopy,
  contact: ContactCopy,
  english: readonly string[],
): IntegrationsCopy {
  const { nothing } = page.search;
  const subject = contact.form.subject.options[english.indexOf(nothing.subject)] ?? nothing.subject;
  return { ...page, search: { ...page.search, nothing: { ...nothing, subject } } };
}
