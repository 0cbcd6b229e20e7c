import { readableTextOn, visibleEdge } from '../color.ts';

// The two grounds the widget stands on, and the ink that shows on them: the same values as
// --surface and --ink in assets/base.css.
const LIGHT = { surface: '#ffffff', ink: '#17231d', primary: '#1d5a43' };
const DARK = { surface: '#17201c', ink: '#eef3ef', primary: '#7ccfad' };

/** The widget's own colours as one CSS rule. Text on the primary color always reads at 4.5:1. */
export function themeStyle(primaryColor: string | undefined): string {
  const [light, dark] = [LIGHT, DARK].map(({ surface, ink, primary }) => {
    const fill = primaryColor ?? primary;
    return { fill, text: readableTextOn(fill), edge: visibleEdge(fill, surface, ink) };
  });
  const both = (part: 'fill' | 'text' | 'edge'): string =>
    `light-dark(${light?.[part]}, ${dark?.[part]})`;
  return `:root { --primary: ${both('fill')}; --on-primary: ${both('text')}; --primary-edge: ${both('edge')}; }`;
}
