/** The tokens of a stylesheet: the values of its custom properties, by their names without the dashes. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads the tokens of a stylesheet. */
export function readTokens(css: string): Tokens {
  const declarations = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map(
    [...declarations].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ')]),
  );
}

/** A token's value in either theme: one with a single value has it in both. */
export function inThemes(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [];
  return { light: light.trim(), dark: dark.trim() };
}
