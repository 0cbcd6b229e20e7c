import { measureTypefaces } from './measure.ts';

/** Pairs of typefaces far from the site's own, as `npm run fonts` measures them. */
export const otherTypefaces = {
  wide: await measureTypefaces({
    display: '@fontsource-variable/unbounded',
    text: '@fontsource/encode-sans-expanded',
  }),
  condensed: await measureTypefaces({
    display: '@fontsource/bebas-neue',
    text: '@fontsource-variable/archivo-narrow',
  }),
};
