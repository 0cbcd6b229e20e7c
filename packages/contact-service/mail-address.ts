import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** The longest address that mail servers accept (RFC 5321). */
const maxLength = 254;

/**
 * An email address, with its domain in ASCII as mail servers need it: `ayu@müller.example` →
 * `ayu@xn--mller-kva.example`.
 */
export const mailAddress = z
  .string()
  .trim()
  .transform((address) => {
    const domainAt = address.lastIndexOf('@') + 1;
    return address.slice(0, domainAt) + domainToASCII(address.slice(domainAt));
  })
  .pipe(z.email({ pattern: z.regexes.html5Email }).max(maxLength));
