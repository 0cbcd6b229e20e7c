import { z } from 'zod';
import { httpsAddress, sample, text } from '../fields/text.ts';

const profile = httpsAddress.optional();

/** The company that runs the site. It is named in the header, in the footer, on legal pages and to search engines. */
export const companySchema = z.strictObject({
  name: text.max(60).describe('The name of the brand. Texts use it as {{brand}}.'),
  tagline: text.describe('The slogan, for search engines. Texts use it as {{tagline}}.'),
  mail: z.email('expected an email address').describe('Where visitors write to.'),
  phone: z
    .string()
    .regex(
      /^\+[1-9][\d ()-]{6,20}$/,
      'expected a phone number in international form, such as +1 415 555 0142',
    )
    .describe('In international form: +1 415 555 0142.'),
  address: text.describe('The postal address, in one line.'),
  social: z
    .strictObject({ instagram: profile, facebook: profile, youtube: profile, x: profile })
    .describe('Profiles that the footer links to. Leave a network out if there is none.'),
  owner: text.optional().describe("The company's registered name. Texts use it as {{owner}}."),
  sample,
});

export type Company = z.output<typeof companySchema>;

/** The link that calls the company: `tel:+14155550142`. */
export function getPhoneHref({ phone }: { phone: string }): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
