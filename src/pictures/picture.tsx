import type { Theme } from '../brand/palette.ts';
import styles from './picture.module.css';

/** The address of a file, and its size in pixels. */
export interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** The files of a picture for phones and for wide screens in each theme. They can be the same. */
export type PictureFiles = Readonly<Record<Theme, Readonly<Record<'phone' | 'wide', PictureFile>>>>;

interface PictureProps {
  files: PictureFiles;
  alt: string;
  className?: string | undefined;
}

/**
 * A picture of the product, with a file for each theme, because Safari ignores the color scheme of images. Browsers
 * don't load the one that is hidden.
 */
export function Picture({ files, alt, className = '' }: PictureProps) {
  return (['light', 'dark'] as const).map((theme) => {
    const { phone, wide } = files[theme];
    return (
      <picture key={theme} className={styles[theme]}>
        <source
          media="(width >= 72rem)"
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <img
          src={phone.src}
          width={phone.width}
          height={phone.height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={`${styles.picture} ${className}`}
        />
      </picture>
    );
  });
}
