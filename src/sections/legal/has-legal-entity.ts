import type { Company } from '../../content/facts/company.ts';

/** Whether there is a legal entity to show. */
export function hasLegalEntity({ owner, registration }: Company): boolean {
  return owner !== undefined || registration.length > 0;
}
