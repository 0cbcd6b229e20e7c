import { deliverFromBlobs } from '../netlify-delivery.ts';

/** Tries again to deliver messages, by a timer. */
export const config = { schedule: '*/5 * * * *' };

// oxlint-disable-next-line import/no-default-export -- Netlify calls the default export
export default deliverFromBlobs;
