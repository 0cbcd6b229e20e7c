import { z } from 'zod';

/** The name of a drawing for one of the company's values: a file in `brand/drawings`. */
export const drawing = z.enum(['price-board', 'cleaning', 'plant']);
