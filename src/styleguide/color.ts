type Triple = [number, number, number];

/**
 * Relative luminance (WCAG 2.2) of an `oklch(L% C H)` colour.
 * Matrices from Björn Ottosson, https://bottosson.github.io/posts/oklab/, for linear sRGB; what lies
 * outside sRGB is clipped to it.
 */
function luminance(color: string): number {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!match) throw new Error(`${color} is not written as oklch(L% C H)`);
  const [lightness, chroma, hue] = match.slice(1).map(Number) as Triple;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** Contrast ratio of two colours after WCAG 2.2: from 1 (alike) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What a colour token comes to in either theme. */
export function inThemes(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] =
    /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value) ?? [];
  return { light, dark };
}
