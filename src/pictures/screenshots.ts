import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { ProductImage } from '../content/fields/image.ts';
import type { PictureFiles } from './picture.tsx';

const files = import.meta.glob<{ default: ImageMetadata }>(
  '/content/pictures/*.{avif,webp,png,jpg,jpeg}',
  { eager: true },
);

/** The greatest width of a copy, in pixels: sharp on dense screens at the size at which pages show pictures. */
const widths = { phone: 960, wide: 1536 };

/** Makes copies of a company's own screenshots that suit pages. What is missing is shown by the others. */
export async function readScreenshots(image: ProductImage): Promise<PictureFiles> {
  const light = await copyScreenshot(image.src, widths.wide);
  const dark = await copyScreenshot(image.dark ?? image.src, widths.wide);
  const phone = await copyScreenshot(image.phone ?? image.src, widths.phone);
  const phoneDark = await copyScreenshot(
    image.phoneDark ?? image.phone ?? image.dark ?? image.src,
    widths.phone,
  );
  return { light: { wide: light, phone }, dark: { wide: dark, phone: phoneDark } };
}

async function copyScreenshot(file: string | undefined, maxWidth: number) {
  const original = files[`${file}`]?.default;
  if (!original) throw new Error(`There is no file ${file}.`);
  const { src, attributes } = await getImage({
    src: original,
    width: Math.min(original.width, maxWidth),
    format: 'webp',
  });
  return { src, width: Number(attributes['width']), height: Number(attributes['height']) };
}
