import { z } from 'zod';

/** The drawing for one of the company's values: a file in `brand/drawings`. */
export const valueDrawing = z.enum(['price-board', 'cleaning', 'plant']);
