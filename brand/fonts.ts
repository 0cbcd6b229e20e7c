/** For headlines. */
export const display = {
  name: 'Fraunces',
  package: '@fontsource-variable/fraunces',
  files: {
    latin: 'files/fraunces-latin-full-normal.woff2',
    'latin-ext': 'files/fraunces-latin-ext-full-normal.woff2',
  },
  weight: 500,
  axes: { opsz: 96, SOFT: 50, WONK: 0 },
  fallback: 'serif',
} as const;

/** For everything else. */
export const text = {
  name: 'Figtree',
  package: '@fontsource-variable/figtree',
  files: {
    latin: 'files/figtree-latin-wght-normal.woff2',
    'latin-ext': 'files/figtree-latin-ext-wght-normal.woff2',
  },
  weight: { min: 400, max: 700 },
  fallback: 'sans-serif',
} as const;
