/** For headlines. */
export const display = {
  name: 'Unbounded',
  package: '@fontsource-variable/unbounded',
  files: {
    latin: 'files/unbounded-latin-wght-normal.woff2',
    'latin-ext': 'files/unbounded-latin-ext-wght-normal.woff2',
  },
  weight: 500,
  fallback: 'sans-serif',
  fit: 0.65,
} as const;

/** For everything else. */
export const text = {
  name: 'Archivo Narrow',
  package: '@fontsource-variable/archivo-narrow',
  files: {
    latin: 'files/archivo-narrow-latin-wght-normal.woff2',
    'latin-ext': 'files/archivo-narrow-latin-ext-wght-normal.woff2',
  },
  weight: { min: 400, max: 700 },
  fallback: 'sans-serif',
} as const;
