import { z } from 'zod';

/** What the build writes to `nginx/release.json` for `npm run deploy`. */
export const releaseSchema = z.object({
  /** The name of its folder and its configuration on the server. */
  name: z.string().regex(/^[0-9a-f]{12}$/),
  /** The folder on the server that its configuration names. */
  home: z.string(),
  origin: z.url(),
  commit: z.string().nullable(),
});

export type Release = z.infer<typeof releaseSchema>;
