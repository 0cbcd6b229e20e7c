import { z } from 'zod';

/** A drawing for a value of the company: a file in `brand/drawings`. */
export const valueDrawing = z.enum(['price-board', 'cleaning', 'plant']);
