import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { company } from '../../tests/another-company/apply.ts';
import type { BuiltFile } from './built-files.fixture.ts';
import { drawnPaths, tokenColors, typefaceNames } from './shipped-company.fixture.ts';

const own = 'tests/another-company';

/** A built copy of the project. */
interface Copy {
  files: () => readonly BuiltFile[];
  /** The path of a file of the copy. */
  inCopy: (path: string) => string;
}

/** Tests that a built site has the mark, colors and typefaces of the other company. */
export function testLook({ files, inCopy }: Copy): void {
  const textOf = (name: string) => files().find((file) => file.name === name)?.text ?? '';

  test('its mark and colors', () => {
    const colors = tokenColors(readFileSync(join(own, 'brand/palette.css'), 'utf8'));
    const [brandHex = '', brandCss = ''] = colors('--color-brand');
    const [paperHex = ''] = colors('--color-paper');
    const index = textOf('dist/index.html');
    expect(index).toContain(brandCss);
    expect(index).toContain(`primaryColor=${encodeURIComponent(brandHex)}`);
    expect(index).toContain(`content="${paperHex}"`);
    const [mark = ''] = drawnPaths(readFileSync(join(own, 'brand/mark.svg'), 'utf8'));
    for (const part of [mark, brandHex]) expect(textOf('dist/favicon.svg')).toContain(part);
    expect(index).toContain(mark);
    expect(JSON.parse(textOf('dist/manifest.webmanifest'))).toMatchObject({
      name: company.name,
      short_name: company.name,
      theme_color: paperHex,
    });
  });

  test('its typefaces, with the sign of its currency', () => {
    const fonts = files()
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name }) => create(readFileSync(inCopy(name))))
      .filter((font) => !font.isCollection);
    const names = new Set(typefaceNames(join(own, 'brand')));
    expect(new Set(fonts.map(({ familyName }) => familyName))).toEqual(names);
    const withSign = fonts.filter((font) => font.hasGlyphForCodePoint('€'.codePointAt(0) ?? 0));
    expect(new Set(withSign.map(({ familyName }) => familyName))).toEqual(names);
  });
}
