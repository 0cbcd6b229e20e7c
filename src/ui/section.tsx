import type { ComponentProps } from 'react';
import styles from './section.module.css';
import text from './text.module.css';

/** The ground, with the colors of what is on it: see src/styles/surfaces.css. */
export type Surface = 'paper' | 'sunken' | 'turmeric' | 'deep' | 'clay';

interface SectionProps extends ComponentProps<'section'> {
  /** Neighbors should have different ones. */
  surface?: Surface;
}

/** A full-width stripe of a page; its content has the site's maximum width. */
export function Section({ surface = 'paper', className = '', ...rest }: SectionProps) {
  return (
    <section {...rest} data-surface={surface} className={`${styles.section} ${className}`.trim()} />
  );
}

interface SectionHeadingProps {
  heading: string;
  /** A sentence or two below it. */
  lead?: string | undefined;
  /** Its size, from the largest to the smallest; two sections in a row have different ones. */
  rank?: 'a' | 'b' | 'c';
  className?: string | undefined;
}

/** A section's heading with its lead. */
export function SectionHeading({ heading, lead, rank = 'b', className = '' }: SectionHeadingProps) {
  return (
    <div className={`${styles.heading} ${styles[rank]} ${className}`.trim()}>
      <h2>{heading}</h2>
      {lead && <p className={text.lead}>{lead}</p>}
    </div>
  );
}
