import { fontProviders } from 'astro/config';

/** The letters that only the `latin-ext` files have: those of Polish or Vietnamese, for example. */
const latinExt = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';

/**
 * A typeface in two files (brand/README.md has the commands that cut them): pages preload `latin`, and load `latin-ext`
 * when they have a letter of it. Each is a family, since Astro preloads all files of a family or none.
 * @param file the beginning of the files' names.
 * @param weight the weights in the files: `400 700`.
 * @param fallback the generic family until they have loaded. Astro gives the fonts of Windows and macOS the metrics of the
 *   typeface; fonts/fallbacks.css has those of Linux and Android.
 */
function typeface(
  file: 'display' | 'text',
  name: string,
  weight: string,
  fallback: 'serif' | 'sans-serif',
) {
  const family = (script: 'latin' | 'latin-ext', unicodeRange?: [string]) => {
    const src: [string] = [`./brand/fonts/${file}-${script}.woff2`];
    const face = { src, weight, style: 'normal' as const, ...(unicodeRange && { unicodeRange }) };
    const variants: [typeof face] = [face];
    return {
      provider: fontProviders.local(),
      name,
      cssVariable: `--font-${file}-${script}` as const,
      fallbacks: script === 'latin' ? [`${name} fallback`, fallback] : [],
      options: { variants },
    };
  };
  return [family('latin'), family('latin-ext', [latinExt])];
}

/** The italic of headlines, for quotes; no first screen waits for it. */
const italic = {
  provider: fontProviders.local(),
  name: 'Fraunces Italic',
  cssVariable: '--font-quote' as const,
  fallbacks: ['serif'],
  options: {
    variants: [
      {
        src: ['./brand/fonts/display-italic-latin.woff2'] as [string],
        weight: '1 1000',
        style: 'italic' as const,
      },
    ] as [{ src: [string]; weight: string; style: 'italic' }],
  },
};

/** The two typefaces: headlines, and everything else. The only weight of headlines is declared for all. */
export const fonts = [
  ...typeface('display', 'Fraunces', '1 1000', 'serif'),
  ...typeface('text', 'Figtree', '400 700', 'sans-serif'),
  italic,
];
