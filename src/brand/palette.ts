import { formatHex } from 'culori';
import css from '../../brand/palette.css?raw';

export type Theme = 'light' | 'dark';

const declarations = [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)];

/** The company's colors as CSS, by name without the `--color-`, each with its value in either theme. */
export const palette: ReadonlyMap<string, Record<Theme, string>> = new Map(
  declarations.map(([, name = '', value = '']) => {
    const [, light = value, dark = value] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
    return [name, { light, dark }];
  }),
);

/**
 * A color in a theme as `#rrggbb`, for pictures outside the pages. A color outside sRGB is clipped to it.
 * @param name `brand` for `--color-brand`.
 * @throws {Error} if the color is missing or invalid.
 */
export function tokenColor(name: string, theme: Theme): string {
  const color = formatHex(palette.get(name)?.[theme]);
  if (color) return color;
  throw new Error(
    `brand/palette.css: --color-${name} is missing or is not a color for each theme.`,
  );
}
