import { z } from 'zod';
import { httpsAddress, sample, text } from '../fields/text.ts';

const registrationLine = z
  .strictObject({
    label: text.describe('Name of the register, number or book: NIPC, VAT, Livro de Reclamações.'),
    value: text.optional().describe('The number, as the register writes it.'),
    href: httpsAddress.optional().describe('Where to look it up.'),
  })
  .refine(({ value, href }) => value !== undefined || href !== undefined, {
    path: ['value'],
    message: 'expected a value, an href or both',
  });

/** The legal entity behind the site; the footer and the legal pages show what is given. */
export const companySchema = z.strictObject({
  owner: text.optional().describe("The company's registered name. Texts use it as {{owner}}."),
  registration: z
    .array(registrationLine)
    .default([])
    .describe('Numbers and links that the law asks for: registration, VAT, complaints book.'),
  sample,
});

export type Company = z.output<typeof companySchema>;
