/** One weight for everything, or a range of them: a range makes a file larger by two thirds. */
export type Weights = number | { min: number; max: number };

/** A variable typeface of a fontsource package, as pages and as pictures use it. */
interface Typeface {
  name: string;
  package: string;
  /** Its file for a script: `latin`, `latin-ext`. */
  file: (script: string) => string;
  /** Axes of the cut for pages, but for its weight. */
  axes: Record<string, number | { min: number; max: number }>;
  weights: Weights;
  /** Weight of the one cut for social images. */
  socialImageWeight: number;
}

/** The site's two typefaces by what they set: `--face-display` and `--face-text` in its styles. */
export const typefaces = {
  display: {
    name: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: (script) => `fraunces-${script}-full-normal.woff2`,
    // One optical size and softness, as drawn for headlines.
    axes: { opsz: 96, SOFT: 50, WONK: 0 },
    weights: 500,
    socialImageWeight: 500,
  },
  text: {
    name: 'Figtree',
    package: '@fontsource-variable/figtree',
    file: (script) => `figtree-${script}-wght-normal.woff2`,
    axes: {},
    weights: { min: 400, max: 700 },
    socialImageWeight: 600,
  },
} satisfies Record<string, Typeface>;

/** What a typeface sets. */
export type TypefaceRole = keyof typeof typefaces;
