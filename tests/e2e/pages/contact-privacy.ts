import { readFileSync } from 'node:fs';

const source = readFileSync('content/en/legal/privacy-policy.md', 'utf8');
const parts =
  /<!-- if CONTACT_ENDPOINT is set -->(?<set>.*?)<!-- otherwise -->(?<unset>.*?)<!-- end if -->/s.exec(
    source,
  )?.groups;

/** The beginning of a text, up to the first fact or link. */
const beginning = (text = '') => /^[^{[]{1,60}/.exec(text.trim())?.[0] ?? '';

/**
 * How the privacy policy begins to say what the contact form sends: with an endpoint and without one.
 * Undefined if the text does not depend on it.
 */
export const contactPrivacy = parts && {
  withEndpoint: beginning(parts['set']),
  withoutEndpoint: beginning(parts['unset']),
};
