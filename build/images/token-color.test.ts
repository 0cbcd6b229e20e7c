import { describe, expect, test } from 'vitest';
import { oklchToHex } from './oklch.ts';
import { tokenColor } from './token-color.ts';

describe('oklchToHex', () => {
  // Values of the CSS Color 4 specification's own examples and of the sRGB primaries.
  test.each([
    [0, 0, 0, '#000000'],
    [1, 0, 0, '#ffffff'],
    [0.627955, 0.257683, 29.2339, '#ff0000'],
    [0.86644, 0.294827, 142.4953, '#00ff00'],
    [0.452014, 0.313214, 264.052, '#0000ff'],
  ])('L %d, C %d, H %d is %s', (lightness, chroma, hue, hex) => {
    expect(oklchToHex(lightness, chroma, hue)).toBe(hex);
  });

  test('a color outside sRGB is drawn at its edge', () => {
    expect(oklchToHex(0.7, 0.4, 145)).toMatch(/^#00[\da-f]{4}$/);
  });
});

describe('tokenColor', () => {
  test('a token has its value of either theme', () => {
    const [light, dark] = [tokenColor('surface', 'light'), tokenColor('surface', 'dark')];
    expect(light > '#c').toBe(true);
    expect(dark < '#5').toBe(true);
  });

  test('a token of one value has it in both themes', () => {
    expect(tokenColor('on-deep', 'light')).toBe(tokenColor('on-deep', 'dark'));
  });

  test('a token that is not there is named', () => {
    expect(() => tokenColor('purple', 'light')).toThrow('tokens.css, --color-purple: ');
  });
});
