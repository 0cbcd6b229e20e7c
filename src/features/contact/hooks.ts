/** On the form whose fields are stored as a draft. */
export const contactFormHook = 'data-contact-form';
