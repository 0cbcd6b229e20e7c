/** Selects everything that a visitor can fill in. */
export const formFieldSelector = 'input, select, textarea';
