import { findDrawing, type DrawingName } from '../../../config/drawings.ts';
import { PageView as PlainPageView } from '../plain/page-view.tsx';
import styles from '../plain/page-view.module.css';
import type { PageViewProps } from '../props.ts';
import { DrawnImage } from './drawn-image.tsx';

/** The company's picture of a page, or the one of all pages. */
export function PageView({ of, className = '' }: PageViewProps) {
  const own: DrawingName = of === 'page' ? 'page' : `page-${of}`;
  const name = findDrawing(own) ? own : 'page';
  if (!findDrawing(name)) return <PlainPageView of={of} className={className} />;
  return <DrawnImage name={name} isFirst className={`${styles.view} ${className}`.trim()} />;
}
