/** Marks a link or form that leads to the product's sign-up: what the visitor chose goes along. */
export const signUpMark = 'data-sign-up';

/** Marks what chooses a plan: a link whose value is the plan's id, or a `<select>` of plan ids. */
export const planMark = 'data-plan';

/** Marks the sentence that names a choice, such as `pro-yearly`. */
export const choiceMark = 'data-choice';

/** Attributes of a link or form that leads to sign-up. Log In has none: it carries nothing. */
export const leadsToSignUp = { [signUpMark]: '' } as const;
