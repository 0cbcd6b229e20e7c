import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

const imageFolder = 'content/images';

/** The images of custom pages: the file of each by its path on the site. */
export const contentImages: ReadonlyMap<string, string> = new Map(
  (existsSync(imageFolder) ? readdirSync(imageFolder) : [])
    .filter((name) => !name.startsWith('.'))
    .map((name) => [`/images/${name}`, join(imageFolder, name)]),
);

export interface ImageFile {
  widthPx: number;
  heightPx: number;
  bytes: number;
  /** SVG, which is sharp in any size. */
  isDrawing: boolean;
}

/** An image by its path on the site; undefined if there is no such file, and `null` if it is not an image. */
export function findImage(path: string): ImageFile | null | undefined {
  const file = contentImages.get(path) ?? join('public', path);
  if (!existsSync(file)) return undefined;
  try {
    const source = readFileSync(file);
    const { width: widthPx, height: heightPx, type } = imageSize(source);
    return { widthPx, heightPx, bytes: source.byteLength, isDrawing: type === 'svg' };
  } catch {
    return null;
  }
}
