/** On links and forms that lead to the product's sign-up: they carry the visitor's choices along. */
export const signUpHook = 'data-sign-up';

/** On what chooses a plan: a link with the plan's id as the value, or a `<select>` of plan ids. */
export const planHook = 'data-plan';

/** On the sentence that confirms a choice; the value is the choice's id, such as `pro-yearly`. */
export const choiceHook = 'data-choice';

/** Name of the Monthly/Yearly radio buttons. */
export const billingFieldName = 'billing';
