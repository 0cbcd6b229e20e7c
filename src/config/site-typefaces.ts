import { existsSync, readFileSync } from 'node:fs';
import { SettingError } from './settings.ts';
import { parseTypefaces, typefaceFile, typefacesFile, type Typefaces } from './typefaces.ts';

function readTypefaces(): Typefaces {
  const typefaces = parseTypefaces(readFileSync(typefacesFile, 'utf8'));
  for (const [role, { package: name, fonts }] of Object.entries(typefaces)) {
    const missing = fonts
      .flatMap(({ files }) => Object.values(files))
      .find((file) => !existsSync(typefaceFile(name, file)));
    if (missing === undefined) continue;
    throw new SettingError(
      `${typefacesFile}, ${role}: there is no ${typefaceFile(name, missing)}; install ${name}, or choose other typefaces with npm run fonts.`,
    );
  }
  return typefaces;
}

/**
 * The site's two typefaces by role.
 * @throws {SettingError} on import, if the file is invalid or a font is missing.
 */
export const typefaces = readTypefaces();
