import { drawingRules, findDrawing, type DrawingName } from '../../../config/drawings.ts';
import type { DrawingProps } from '../props.ts';
import styles from './drawn-image.module.css';

interface DrawnImageProps extends DrawingProps {
  name: DrawingName;
  /** Whether the image is in the first screen of its page. */
  isFirst?: boolean;
}

/** A decorative drawing of the company's own, in the theme of the page; nothing if it has not drawn it. */
export function DrawnImage({ name, isFirst = false, className = '' }: DrawnImageProps) {
  const { width, height } = drawingRules[name];
  const drawing = findDrawing(name);
  const image = (src: string, theme = '') => (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      className={[styles.image, theme, className].filter(Boolean).join(' ')}
    />
  );
  if (!drawing?.dark) return drawing && image(drawing.light);
  return (
    <>
      {image(drawing.light, styles.light)}
      {image(drawing.dark, styles.dark)}
    </>
  );
}
