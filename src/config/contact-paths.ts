/** Where the contact service that comes with the site is reached (packages/contact-service). */
export const contactServicePath = '/api/contact';

/** The pages for messages sent without JavaScript, which exist if the build uses the service, in every language. */
export const contactPages = { sent: '/contact/sent', notSent: '/contact/not-sent' };
