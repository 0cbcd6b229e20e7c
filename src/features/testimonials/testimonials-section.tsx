import type { ReactNode } from 'react';
import type { TestimonialsCopy } from '../../content/schemas/testimonials.ts';
import { Band, type BandTone } from '../../ui/band.tsx';
import styles from './testimonials-section.module.css';

interface TestimonialsSectionProps {
  copy: TestimonialsCopy;
  tone: BandTone;
  /** Whether any testimonial is a sample; the section then says so. */
  isSample: boolean;
  /** The carousel. */
  children?: ReactNode;
}

/** The section with the testimonials. */
export function TestimonialsSection({ copy, tone, isSample, children }: TestimonialsSectionProps) {
  return (
    <Band
      id="testimonials"
      tone={tone}
      aria-labelledby="testimonials-heading"
      className={styles.voices}
    >
      <h2 id="testimonials-heading">{copy.heading}</h2>
      {children}
      {isSample && <p className={styles.sampleNote}>{copy.sampleNote}</p>}
    </Band>
  );
}
