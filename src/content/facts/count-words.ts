import type { Facts } from '../fields/fill-facts.ts';

/** A count as copy writes it: a word as far as the language has words for counts, then digits. */
export function countWord(count: number, countWords: readonly string[]): string {
  return countWords[count - 1] ?? String(count);
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
 * @param countWords the words of the language for one, two, three and so on.
 */
export function countFacts(read: (file: string) => unknown, countWords: readonly string[]): Facts {
  return Object.fromEntries(
    Object.entries(countedFiles).map(([name, file]) => {
      const entries = read(file);
      return [name, countWord(Array.isArray(entries) ? entries.length : 0, countWords)];
    }),
  );
}
