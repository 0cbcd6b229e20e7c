/** The event by which an island says that React has taken over its HTML. */
export const readyEvent = 'island:ready';
