import { expect, test } from 'vitest';
import { minifyScript } from './inline-scripts.ts';

test('a script is minified', () => {
  const code = minifyScript('{\n  const theme = "dark";\n  console.log(theme);\n}\n');
  expect(code).not.toMatch(/\n|const theme/);
  expect(code).toContain('dark');
});

test('a script that cannot be parsed stops the build', () => {
  expect(() => minifyScript('const = 1')).toThrow('An inline script is invalid');
});
