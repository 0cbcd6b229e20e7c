import { expect, test } from 'vitest';
import { tokenColor } from './token-color.ts';

test('a token has its value of either theme', () => {
  const [light, dark] = [tokenColor('surface', 'light'), tokenColor('surface', 'dark')];
  expect(light > '#c').toBe(true);
  expect(dark < '#5').toBe(true);
});

test('a token of one value has it in both themes', () => {
  expect(tokenColor('on-deep', 'light')).toBe(tokenColor('on-deep', 'dark'));
});

test('a token that is not there is named', () => {
  expect(() => tokenColor('purple', 'light')).toThrow('--color-purple is missing');
});
