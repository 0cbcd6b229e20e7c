import { expect, test } from 'vitest';
import * as otherCompany from '../tests/another-company/brand/fonts.ts';
import { typefaces, type Typeface } from '../src/config/typefaces.ts';
import { findMissingLetters } from './fonts.ts';

const faces: Typeface[] = [...Object.values(typefaces), ...Object.values(otherCompany)];

test.each(faces)('$name has the letters of European languages with Latin letters', (face) => {
  const words = 'Čađavi žšć, Łódź, ąęćńśżźó, Çeşme, İzmir, ığü, Århus, Ærø, Reykjavík, Őr, Țara';
  expect(findMissingLetters(words, face)).toEqual([]);
});

test('letters that a typeface lacks are named once', () => {
  expect(findMissingLetters('Villa 東京, 東', typefaces.text)).toEqual(['京', '東']);
});

test('a letter with a separate accent counts as one', () => {
  expect(findMissingLetters('c\u030cevapi', typefaces.text)).toEqual([]);
});

test('a package without the font is named', () => {
  const face = { ...typefaces.text, files: { latin: 'files/none.woff2' } };
  expect(() => findMissingLetters('a', face)).toThrow(
    'brand/fonts.ts, Figtree: there is no node_modules/@fontsource-variable/figtree/files/none.woff2;',
  );
});
