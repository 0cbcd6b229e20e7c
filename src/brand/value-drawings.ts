/** The drawings that a value of the company may have, as files in `brand/drawings`. */
export const valueDrawings = ['price-board', 'cleaning', 'plant'] as const;
