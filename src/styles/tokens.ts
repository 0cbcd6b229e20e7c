/** A custom property of a stylesheet of tokens, its name without the dashes. */
interface Token {
  name: string;
  value: string;
}

/** The tokens under one comment, which names them: `Color: grounds`. */
export interface TokenGroup {
  title: string;
  tokens: Token[];
}

/** Reads the tokens of a stylesheet in its order and under its comments; before the first, the title is empty. */
export function readTokens(css: string): TokenGroup[] {
  const root = css.slice(css.indexOf(':root'));
  return `*/${root}`
    .split('/*')
    .map((part) => {
      const [title = '', declarations = ''] = part.split('*/');
      const tokens = [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
        ([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }),
      );
      return { title: title.trim(), tokens };
    })
    .filter(({ tokens }) => tokens.length > 0);
}

/** A token's value in either theme: one with a single value has it in both. */
export function inThemes(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] = /^light-dark\(([^,]+),([^,]+)\)$/.exec(value) ?? [];
  return { light: light.trim(), dark: dark.trim() };
}
