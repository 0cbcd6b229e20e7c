import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTypefaces, typefacesFile } from './typefaces.ts';

const text = readFileSync(typefacesFile, 'utf8');
const { display, text: textFace } = parseTypefaces(text);

test.each([
  ['is not JSON', '{', `${typefacesFile} is not valid JSON`],
  ['lacks a typeface', JSON.stringify({ display }), `${typefacesFile}, text: `],
  [
    'has a weight that is no number',
    JSON.stringify({
      display: { ...display, fonts: [{ weight: 'bold', files: { latin: 'a' } }] },
      text: textFace,
    }),
    `${typefacesFile}, display.fonts.0.weight: `,
  ],
])(
  'a file that %s is refused, with the field and the command that writes it',
  (_, file, problem) => {
    expect(() => parseTypefaces(file)).toThrow(problem);
    expect(() => parseTypefaces(file)).toThrow('npm run fonts -- <package for headlines>');
  },
);
