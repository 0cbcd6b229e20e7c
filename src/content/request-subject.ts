import type { ContactCopy } from './schemas/contact.ts';
import type { IntegrationsCopy } from './schemas/directory.ts';

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
