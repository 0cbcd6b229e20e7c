import { fillTemplate } from '../../shared/template.ts';

/** Long enough for any vendor's name, and too short to be misused for a whole message. */
const maxNameLength = 80;

/**
 * Reads the values that an address such as `?subject=Sales&integration=Airhost` fills in. A subject that is not an
 * option is ignored. The integration is a name that a visitor typed, and is used as plain text.
 * @param sentence template of the message: `We use {integration}.`
 */
export function readContactAddress(
  search: string,
  subjects: readonly string[],
  sentence: string,
): { subject: string; message: string } {
  const query = new URLSearchParams(search);
  const subject = query.get('subject') ?? '';
  const integration = (query.get('integration') ?? '').trim().slice(0, maxNameLength);
  return {
    subject: subjects.includes(subject) ? subject : '',
    message: integration && fillTemplate(sentence, { integration }),
  };
}
