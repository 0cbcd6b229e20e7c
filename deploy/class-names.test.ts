import { expect, test } from 'vitest';
import { shortClassName } from './class-names.ts';

const css = '.button { animation: turn 1s; } .button:hover .wide-one {} @keyframes turn {}';
const nameIn = (file: string, name: string) =>
  shortClassName(name, `${process.cwd()}/${file}`, css);

test('classes and animations get short names, each its own', () => {
  const names = ['src/ui/button.module.css', 'src/ui/band.module.css'].flatMap((file) =>
    ['button', 'wide-one', 'turn'].map((name) => nameIn(file, name)),
  );
  expect(new Set(names).size).toBe(6);
  for (const name of names) expect(name).toMatch(/^c[\da-z]+_[\da-z]+$/);
});

test('a name that is not in the file is a mistake', () => {
  expect(() => nameIn('src/ui/button.module.css', 'butn')).toThrow(/No butn/);
});
