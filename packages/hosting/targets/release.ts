import { z } from 'zod';

/** The content of `nginx/release.json`, which the build writes for `npm run deploy`. */
export const releaseSchema = z.object({
  /** The name of its folder and its configuration on the server. */
  name: z.string().regex(/^[0-9a-f]{12}$/),
  /** The folder on the server that its configuration names. */
  home: z.string(),
  origin: z.url(),
  commit: z.string().nullable(),
  /** How many samples and placeholders it has, which `npm run release:check` lists. */
  samples: z.int().default(0),
});

export type Release = z.infer<typeof releaseSchema>;
