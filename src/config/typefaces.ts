/** A single weight or a range; a range makes the file two thirds larger. */
export type Weights = number | { min: number; max: number };

/** A variable typeface of a Fontsource package, for pages and social images. */
interface Typeface {
  name: string;
  package: string;
  /** The file name for a script, `latin` or `latin-ext`. */
  file: (script: string) => string;
  /** Values of the variable axes other than weight. */
  axes: Record<string, number | { min: number; max: number }>;
  weights: Weights;
  /** The weight in social images. */
  socialImageWeight: number;
}

/** The site's two typefaces by role; in CSS they are `--face-display` and `--face-text`. */
export const typefaces = {
  display: {
    name: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    file: (script) => `fraunces-${script}-full-normal.woff2`,
    // A fixed optical size and softness, for headlines.
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

/** The role of a typeface. */
export type TypefaceRole = keyof typeof typefaces;
