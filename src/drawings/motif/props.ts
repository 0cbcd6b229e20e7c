import type { ReactNode } from 'react';

/** The pages that have a picture beside their heading; `page` is for all others. */
export const viewNames = [
  'integrations',
  'about',
  'careers',
  'investors',
  'contact',
  'not-found',
  'page',
] as const;

export type ViewName = (typeof viewNames)[number];

/** A decorative drawing; `className` places it. */
export interface DrawingProps {
  className?: string | undefined;
}

/** Shows its children in front of a drawing: the booking board of the hero, or the log-in form. */
export interface StageProps extends DrawingProps {
  of: 'hero' | 'login';
  children: ReactNode;
}

/** The picture beside the heading of a page. */
export interface PageViewProps extends DrawingProps {
  of: ViewName;
}

/** A photo in the drawings of the product: the main property, or an experience that guests can book. */
export interface PhotoProps {
  of: 'property' | 'experience1' | 'experience2';
}
