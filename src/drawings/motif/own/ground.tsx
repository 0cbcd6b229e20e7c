import { findDrawing } from '../../../config/drawings.ts';
import { Ground as PlainGround } from '../plain/ground.tsx';
import type { DrawingProps } from '../props.ts';
import { DrawnImage } from './drawn-image.tsx';
import styles from './ground.module.css';

/** The company's decorative ground, on which a page's opening stands. */
export function Ground({ className = '' }: DrawingProps) {
  if (!findDrawing('ground')) return <PlainGround className={className} />;
  return <DrawnImage name="ground" isFirst className={`${styles.ground} ${className}`.trim()} />;
}
