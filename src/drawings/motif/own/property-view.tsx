import { findDrawing } from '../../../config/drawings.ts';
import { PropertyView as PlainPropertyView } from '../plain/property-view.tsx';
import type { DrawingProps } from '../props.ts';
import { DrawnImage } from './drawn-image.tsx';

/** The company's picture of the property that visitors can try to book. */
export function PropertyView({ className = '' }: DrawingProps) {
  if (!findDrawing('property')) return <PlainPropertyView className={className} />;
  return <DrawnImage name="property" className={className} />;
}
