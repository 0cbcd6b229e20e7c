import { primaryProperties } from '../assets/color.js';

/** The widget's own colors as one CSS rule. */
export function themeStyle(primaryColor: string | undefined): string {
  const declarations = Object.entries(primaryProperties(primaryColor)).map(
    ([name, value]) => `${name}: ${value};`,
  );
  return `:root { ${declarations.join(' ')} }`;
}
