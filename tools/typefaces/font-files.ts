import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { create } from 'fontkitten';
import { typefaceFile } from '../../src/config/typefaces.ts';
import { UserError } from '../cli.ts';

/** An upright font in a package. */
export interface FontFile {
  /** Its path in the package. */
  file: string;
  /** The same font with the letters of further Latin alphabets, if the package has it apart. */
  latinExt?: string;
  family: string;
  isSerif: boolean;
  /** The weight of a static font. */
  weight: number;
  /** The variable axes; none in a static font. */
  axes: Partial<Record<string, { min: number; default: number; max: number }>>;
}

/** The first of two in PANOSE means Latin text; the second, from 2 to 10, a kind of serif. */
function hasSerifs([family = 0, serifs = 0]: number[]): boolean {
  return family === 2 && serifs >= 2 && serifs <= 10;
}

/** What Fontsource says of its typefaces; nothing of a package from elsewhere. */
function readMetadata(packageName: string): { family?: string; category?: string } {
  const file = typefaceFile(packageName, 'metadata.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { family?: string }) : {};
}

/** Reads one font of a package. */
export function readFontFile(packageName: string, file: string): FontFile {
  const font = create(readFileSync(typefaceFile(packageName, file)));
  if (font.isCollection) {
    throw new UserError(`${file} of ${packageName} holds several fonts; it takes one font a file.`);
  }
  const { family, category } = readMetadata(packageName);
  const latinExt = file.replace('-latin-', '-latin-ext-');
  return {
    file,
    ...(latinExt !== file && existsSync(typefaceFile(packageName, latinExt)) && { latinExt }),
    family: family ?? font.familyName,
    isSerif: category ? category === 'serif' : hasSerifs(font['OS/2'].panose),
    weight: font['OS/2'].usWeightClass,
    axes: font.variationAxes,
  };
}

/**
 * Finds the upright fonts of a package for Latin text.
 * @throws {UserError} if the package is not installed or has none.
 */
export function findFontFiles(packageName: string): FontFile[] {
  const folder = typefaceFile(packageName, '');
  if (!existsSync(folder)) {
    throw new UserError(
      `The package ${packageName} is not installed; run npm install --save-dev --save-exact ${packageName} first.`,
    );
  }
  const upright = globSync('**/*.{woff2,ttf,otf}', { cwd: folder })
    .filter((file) => !/italic|oblique/i.test(basename(file)))
    .toSorted();
  const latin = upright.filter((file) => /-latin-(?!ext-)/.test(file));
  const files = latin.length > 0 ? latin : upright;
  if (files.length === 0) {
    throw new UserError(
      `The package ${packageName} has no upright font; it takes .woff2, .ttf or .otf files.`,
    );
  }
  return files.map((file) => readFontFile(packageName, file));
}
