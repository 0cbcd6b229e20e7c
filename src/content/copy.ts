import type { Contact, Home } from './words/words.generated.ts';

/** The words that components of a feature get as props. */
export type CalculatorCopy = Home['savingsCalculator']['calculator'];
export type ContactFormCopy = Contact['form'];
export type DemoCopy = Omit<Home['demo'], 'heading' | 'lead'>;
export type PricingCopy = Home['pricing'];

/** What the message form says after a failure. */
export type ContactFailures = Contact['form']['failure'] & Contact['service']['notSent']['reasons'];
