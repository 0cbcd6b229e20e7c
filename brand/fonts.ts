import { fontProviders } from 'astro/config';

/** The letters that only the `latin-1` files contain: those with accents in Western European languages. */
const latin1 = 'U+A1-A8, U+AA, U+AC-AF, U+B2-B6, U+B8-BA, U+BC-D6, U+D8-FF, U+131, U+152-153';

/** The letters that only the `latin-ext` files contain, such as those of Polish or Vietnamese. */
const latinExt = 'U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB';

/**
 * A typeface in three files (brand/README.md has the commands that create them). Pages preload `latin`, and load the
 * others only if they contain one of their letters, which English and Indonesian don't. Each file is its own family,
 * because Astro preloads either all files of a family or none.
 * @param file the start of the file names.
 * @param weight the weights in the files: `400 700`.
 * @param fallback the generic family to use until the files have loaded. Astro adjusts the metrics of Windows and macOS
 *   fonts to the typeface; fonts/fallbacks.css does the same for Linux and Android.
 */
function typeface(
  file: 'display' | 'text',
  name: string,
  weight: string,
  fallback: 'serif' | 'sans-serif',
) {
  const family = (script: 'latin' | 'latin-1' | 'latin-ext', unicodeRange?: [string]) => {
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
  return [family('latin'), family('latin-1', [latin1]), family('latin-ext', [latinExt])];
}

/**
 * The two typefaces: for headlines, and for everything else. The headline files have one weight, declared for all
 * weights.
 */
export const fonts = [
  ...typeface('display', 'Fraunces', '1 1000', 'serif'),
  ...typeface('text', 'Figtree', '400 700', 'sans-serif'),
];
