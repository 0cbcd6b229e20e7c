import { fillTemplate } from '../../content/fields/template.ts';

/** Parameters by which a link to the contact page fills in its form. */
export const contactAddressNames = ['subject', 'integration'];

/** Room for any vendor's name, and for no letter in its place. */
const longestName = 80;

/**
 * What an address fills in: `?subject=Sales&integration=Airhost`. A subject that is none of the
 * options is ignored. The integration is a name somebody typed: it goes into the sentence as text.
 * @param sentence the message, with a blank for the name: `We use {integration}.`
 */
export function readContactAddress(
  search: string,
  subjects: readonly string[],
  sentence: string,
): { subject: string; message: string } {
  const query = new URLSearchParams(search);
  const subject = query.get('subject') ?? '';
  const name = (query.get('integration') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const integration = Array.from(name).slice(0, longestName).join('').trim();
  return {
    subject: subjects.includes(subject) ? subject : '',
    message: integration && fillTemplate(sentence, { integration }),
  };
}
