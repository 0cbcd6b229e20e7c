// @ts-check
// Colors of the widget's buttons. The server writes the first ones with this module and the browser
// changes them with the same one when the page around it sends a theme.

/**
 * '#rrggbb' from three or six hex digits, with or without '#'; undefined for anything else.
 * @param {unknown} value
 */
export function parseHexColor(value) {
  if (typeof value !== 'string') return undefined;
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, '$&$&')}`;
}

/**
 * Contrast ratio of two '#rrggbb' colors, 1 to 21 (WCAG 2.2, 'contrast ratio').
 * @param {string} first
 * @param {string} second
 */
export function contrastRatio(first, second) {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Black or white, whichever reads better on `background`; the better one is never below 4.5:1.
 * @param {string} background
 */
export function readableTextOn(background) {
  const [white, black] = ['#ffffff', '#000000'];
  return contrastRatio(white, background) >= contrastRatio(black, background) ? white : black;
}

/**
 * An edge for a control filled with `fill`: the fill itself if it stands out 3:1, else `ink`.
 * @param {string} fill
 * @param {string} surface
 * @param {string} ink
 */
export function visibleEdge(fill, surface, ink) {
  return contrastRatio(fill, surface) >= 3 ? fill : ink;
}

// The widget's two surfaces and the ink on each: the same values as --surface and --ink in base.css.
const LIGHT = { surface: '#ffffff', ink: '#17231d', primary: '#1d5a43' };
const DARK = { surface: '#17201c', ink: '#eef3ef', primary: '#7ccfad' };

/**
 * CSS properties for a primary color, or for the widget's own green. Text on it reads at 4.5:1.
 * @param {string | undefined} primaryColor '#rrggbb'
 * @returns {Record<string, string>}
 */
export function primaryProperties(primaryColor) {
  const [light, dark] = [LIGHT, DARK].map(({ surface, ink, primary }) => {
    const fill = primaryColor ?? primary;
    return { fill, text: readableTextOn(fill), edge: visibleEdge(fill, surface, ink) };
  });
  return {
    '--primary': `light-dark(${light?.fill}, ${dark?.fill})`,
    '--on-primary': `light-dark(${light?.text}, ${dark?.text})`,
    '--primary-edge': `light-dark(${light?.edge}, ${dark?.edge})`,
  };
}

/** @param {string} color '#rrggbb' */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
