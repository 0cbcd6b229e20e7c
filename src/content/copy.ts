import type { Home } from './words/words.generated.ts';

/** The words that components of a feature get as props. */
export type CalculatorCopy = Home['savingsCalculator']['calculator'];
export type DemoCopy = Omit<Home['demo'], 'heading' | 'lead'>;
