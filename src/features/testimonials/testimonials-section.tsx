import type { ReactNode } from 'react';
import { sectionTone } from '../../content/landing-sections.ts';
import type { Content } from '../../content/read-content.ts';
import { Band } from '../../ui/band.tsx';
import styles from './testimonials-section.module.css';

interface TestimonialsSectionProps {
  content: Content;
  /** The carousel. */
  children?: ReactNode;
}

/** The section with the testimonials. It says so as long as one of them is a sample. */
export function TestimonialsSection({ content, children }: TestimonialsSectionProps) {
  const { heading, sampleNote } = content.pages.home.testimonials;
  const hasSample = content.testimonials.some(({ sample }) => sample);
  return (
    <Band
      id="testimonials"
      tone={sectionTone('testimonials', content)}
      aria-labelledby="testimonials-heading"
      className={styles.voices}
    >
      <h2 id="testimonials-heading">{heading}</h2>
      {children}
      {hasSample && <p className={styles.sampleNote}>{sampleNote}</p>}
    </Band>
  );
}
