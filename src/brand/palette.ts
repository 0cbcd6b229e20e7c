import { formatHex, formatHex8, parse } from 'culori';
import css from '../../brand/palette.css?raw';

export type Theme = 'light' | 'dark';

const declarations = [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)];

/** The CSS values of the company's colors in each theme, by name without `--color-`. */
export const palette: ReadonlyMap<string, Record<Theme, string>> = new Map(
  declarations.map(([, name = '', value = '']) => {
    const [, light = value, dark = value] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
    return [name, { light, dark }];
  }),
);

/**
 * Returns a color in a theme as `#rrggbb`, or as `#rrggbbaa` if it is transparent, for images outside the pages. Colors
 * outside sRGB are clipped.
 * @param name `brand` for `--color-brand`.
 * @throws {Error} if the color is missing or invalid.
 */
export function tokenColor(name: string, theme: Theme): string {
  const color = parse(palette.get(name)?.[theme] ?? '');
  if (color) return color.alpha === undefined ? formatHex(color) : formatHex8(color);
  throw new Error(
    `brand/palette.css: --color-${name} is missing or is not a color for each theme.`,
  );
}
