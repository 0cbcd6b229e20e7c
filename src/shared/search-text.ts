/** How many characters of a search without a result are sent, if they are; the privacy policy says so. */
export const maxSearchTextLength = 60;
