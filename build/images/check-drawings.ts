import sharp from 'sharp';
import { drawingRules, ownDrawings } from '../../src/config/drawings.ts';
import { SettingError } from '../../src/config/settings.ts';
import { motif } from '../../src/config/site.ts';

/**
 * Checks that drawings of pixels in the company's own motif are as wide as the site shows them.
 * @throws {SettingError} naming the first that is smaller or cannot be read.
 */
export async function checkDrawings(): Promise<void> {
  for (const { file, name, bytes, mediaType } of ownDrawings) {
    if (mediaType === 'image/svg+xml') continue;
    const { width: needed } = drawingRules[name];
    const { width = 0 } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0 }));
    if (width >= needed) continue;
    throw new SettingError(
      `MOTIF is ${JSON.stringify(motif)}; ${file} is ${width} pixels wide and takes at least ${needed}.`,
    );
  }
}
