import { existsSync, readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** The size of an image file; `null` if there is none, or it is not an image. */
export function measureImage(file: string) {
  if (!existsSync(file)) return null;
  const source = readFileSync(file);
  try {
    const { width, height } = imageSize(source);
    return { widthPx: width, heightPx: height, bytes: source.byteLength };
  } catch {
    return null;
  }
}
