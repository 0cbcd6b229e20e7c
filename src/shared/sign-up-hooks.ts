/** On links and forms that lead to the product's sign-up: they carry the visitor's choices along. */
export const signUpHook = 'data-sign-up';

/** On what chooses a plan: a link with the plan's id as the value, or a `<select>` of plan ids. */
export const planHook = 'data-plan';
