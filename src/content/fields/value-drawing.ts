/** The drawings for the company's values: files in `brand/drawings`. */
export const valueDrawings = ['price-board', 'cleaning', 'plant'] as const;

export type ValueDrawing = (typeof valueDrawings)[number];
