import { toCardinal } from 'n2words/en-US';
import type { Facts } from '../fields/fill-facts.ts';

const mostInWords = 10;

/** A count as copy writes it: a word up to ten, digits above. */
export function countWord(count: number): string {
  return count <= mostInWords ? toCardinal(count) : String(count);
}

/** The facts that count the entries of a list, with the file of the list. */
const countedFiles = {
  planCount: 'facts/plans.yaml',
  otaCount: 'facts/booking-sites.yaml',
  categoryCount: 'facts/integration-categories.yaml',
  vendorCount: 'facts/integrations.yaml',
  featureCount: 'en/features.yaml',
  moduleCount: 'en/showcase.yaml',
  tourStepCount: 'en/tour.yaml',
} as const;

/**
 * A fact for the number of entries of each list: `planCount` is three.
 * @param read returns the parsed content of a file, checked or not.
 */
export function countFacts(read: (file: string) => unknown): Facts {
  return Object.fromEntries(
    Object.entries(countedFiles).map(([name, file]) => {
      const entries = read(file);
      return [name, countWord(Array.isArray(entries) ? entries.length : 0)];
    }),
  );
}
