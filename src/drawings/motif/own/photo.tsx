import { findDrawing, type DrawingName } from '../../../config/drawings.ts';
import { Photo as PlainPhoto } from '../plain/photo.tsx';
import styles from '../plain/photo.module.css';
import type { PhotoProps } from '../props.ts';
import { DrawnImage } from './drawn-image.tsx';

/** The company's photo in a drawing of the product. */
export function Photo({ of }: PhotoProps) {
  const name: DrawingName = `photo-${of}`;
  if (!findDrawing(name)) return <PlainPhoto of={of} />;
  return <DrawnImage name={name} className={styles.photo} />;
}
