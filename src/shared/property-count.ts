/** The most properties that the calculator counts. */
export const maxPropertyCount = 50;

/** The query that opens the calculator with a number of properties. */
export const propertyCountQuery = (count: number) => `?properties=${count}`;
