/** On the form whose fields are stored as a draft. */
export const contactFormHook = 'data-contact-form';

/** On a reason on the page of the contact service for refused messages; the value is its name. */
export const refusalHook = 'data-refusal';
