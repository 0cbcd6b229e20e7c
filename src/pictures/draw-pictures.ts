import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { optimize } from 'svgo';
import { drawSvg } from '../brand/draw-svg.tsx';
import type { Theme } from '../brand/palette.ts';
import type { PictureName, ProductImage } from '../content/fields/image.ts';
import type { Content } from '../content/read-content.ts';
import type { PictureFile, PictureFiles } from './picture.tsx';
import { pictures } from './pictures.ts';
import { readScreenshots } from './screenshots.ts';

export interface Pictures {
  /** The source of each SVG, by its address. */
  svgs: ReadonlyMap<string, string>;
  /** @throws {Error} on an image of other content. */
  getFiles: (image: ProductImage) => PictureFiles;
}

const drawn = new WeakMap<Content, Promise<Pictures>>();

/** Draws the pictures of the content. They are drawn once, for the page and for their files. */
export function drawPictures(content: Content): Promise<Pictures> {
  const promise = drawn.get(content) ?? drawAll(content);
  drawn.set(content, promise);
  return promise;
}

async function drawAll(content: Content): Promise<Pictures> {
  const svgs = new Map<string, string>();
  const files = new Map<ProductImage, PictureFiles>();
  const images = [...content.showcase, ...content.features].flatMap(({ image }) => image ?? []);
  for (const image of images) {
    const { picture } = image;
    files.set(
      image,
      picture === undefined
        ? await readScreenshots(image)
        : {
            light: await drawFiles(picture, 'light', content, svgs),
            dark: await drawFiles(picture, 'dark', content, svgs),
          },
    );
  }
  return {
    svgs,
    getFiles: (image) => {
      const found = files.get(image);
      if (found) return found;
      throw new Error(`The content has no picture “${image.alt}”.`);
    },
  };
}

/** Draws a picture for phones and for wide screens, and adds the SVGs, whose addresses change with what they show. */
async function drawFiles(
  name: PictureName,
  theme: Theme,
  content: Content,
  svgs: Map<string, string>,
) {
  const { Picture, size, phone } = pictures[name];
  const draw = async (isPhone: boolean, { width, height }: typeof size): Promise<PictureFile> => {
    const picture = createElement(Picture, { content, isPhone });
    const { data } = optimize(await drawSvg(picture, { theme, width, height }));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
    const src = `/pictures/${name}.${hash}.svg`;
    svgs.set(src, data);
    const [, drawnHeight] = /viewBox="0 0 \d+ (\d+)"/.exec(data) ?? [];
    return { src, width, height: Number(drawnHeight) };
  };
  const wide = await draw(false, size);
  return { wide, phone: phone ? await draw(true, phone) : wide };
}
