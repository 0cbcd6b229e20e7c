import type { ReactNode } from 'react';
import type { HomeCopy } from '../../content/schemas/page.ts';
import { Band, BandHeading } from '../../ui/band.tsx';
import styles from './testimonials-section.module.css';

interface TestimonialsSectionProps {
  copy: HomeCopy['testimonials'];
  /** Whether any of them is invented; the section says so. */
  isSample: boolean;
  /** The carousel. */
  children?: ReactNode;
}

/** What customers say. */
export function TestimonialsSection({ copy, isSample, children }: TestimonialsSectionProps) {
  return (
    <Band id="testimonials" aria-labelledby="testimonials-heading">
      <BandHeading id="testimonials-heading" heading={copy.heading} lead={copy.lead} />
      {children}
      {isSample && <p className={styles.sampleNote}>{copy.sampleNote}</p>}
    </Band>
  );
}
