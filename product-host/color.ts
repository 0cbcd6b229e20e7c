/** '#rrggbb' from three or six hex digits, with or without '#'; undefined for anything else. */
export function parseHexColor(value: string | null): string | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/** Contrast ratio of two '#rrggbb' colours, 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever reads better on `background`; the better one is never below 4.5:1. */
export function readableTextOn(background: string): string {
  const [white, black] = ['#ffffff', '#000000'];
  return contrastRatio(white, background) >= contrastRatio(black, background) ? white : black;
}

/** An edge for a control filled with `fill`: the fill itself if it stands out 3:1, else `ink`. */
export function visibleEdge(fill: string, surface: string, ink: string): string {
  return contrastRatio(fill, surface) >= 3 ? fill : ink;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
