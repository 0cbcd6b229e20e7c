import { widthFit, type Typeface, type Typefaces } from '../config/typefaces.ts';

/** Where systems have the fallback fonts, or fonts of the same widths, by their full names. */
const localNames = {
  Arial: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  'Arial Bold': ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  'Times New Roman': ['Times New Roman', 'Liberation Serif', 'Tinos'],
  'Times New Roman Bold': ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
};

const round = (value: number) => Number(value.toFixed(3));

function fallbackFaces(family: string, { fallbacks }: Typeface): string {
  return fallbacks
    .map(({ weight, font, ...adjust }) => {
      const sources = localNames[font].map((name) => `local("${name}")`).join();
      return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${adjust.sizeAdjust}%;ascent-override:${adjust.ascentOverride}%;descent-override:${adjust.descentOverride}%;line-gap-override:${adjust.lineGapOverride}%}`;
    })
    .join('');
}

/**
 * The styles that depend on the typefaces. Fonts of the system show the text until the typefaces load,
 * adjusted in size, ascent and descent so that no line moves when they do. Bold has a fallback of its own,
 * since it is wider.
 */
export function typefaceStyles({ display, text }: Typefaces): string {
  const generic = `--generic-display:${display.category};--generic-text:${text.category}`;
  const fit = widthFit('display', display);
  // A wide typeface is drawn smaller: by the root, since it is also read at a glance.
  const sizes = `--fit-display:${fit};--scale-display:${round(Math.sqrt(fit))};--fit-text:${widthFit('text', text)}`;
  return `${fallbackFaces('Text fallback', text)}${fallbackFaces('Display fallback', display)}@layer base{:root{${generic};${sizes}}}`;
}
