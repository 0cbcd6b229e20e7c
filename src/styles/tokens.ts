/** A custom property of tokens.css, its name without the dashes. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens under one comment of tokens.css, which names them: `Colour: grounds`. */
export interface TokenGroup {
  title: string;
  tokens: Token[];
}

/** Reads the tokens out of the text of tokens.css, in its order and under its headings. */
export function readTokens(css: string): TokenGroup[] {
  const root = css.slice(css.indexOf(':root'));
  return root
    .split('/*')
    .slice(1)
    .map((part) => {
      const [title = '', declarations = ''] = part.split('*/');
      const tokens = [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }),
      );
      return { title: title.trim(), tokens };
    });
}

/** A token's value in either theme: one with a single value has it in both. */
export function inThemes(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [];
  return { light: light.trim(), dark: dark.trim() };
}
