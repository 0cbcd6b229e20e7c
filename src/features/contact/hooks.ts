/** On the form whose fields are kept as a draft. */
export const contactFormHook = 'data-contact-form';
