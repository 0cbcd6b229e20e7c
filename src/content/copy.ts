import type { Words } from './words/words.generated.ts';

/** The words that components of a feature get as props. */
export type CalculatorCopy = Words['pages']['home']['savingsCalculator']['calculator'];
export type DemoCopy = Omit<Words['pages']['home']['demo'], 'heading' | 'lead'>;
