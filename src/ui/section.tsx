import type { ComponentProps, ReactNode } from 'react';
import styles from './section.module.css';
import text from './text.module.css';

interface SectionProps extends ComponentProps<'section'> {
  /** The background. Neighbors should have different ones. */
  tone?: 'paper' | 'sunken' | 'deep';
  /** Whether it has less space above and below, as on the landing page. */
  isDense?: boolean;
}

/** A full-width stripe of a page; its content has the site's maximum width. */
export function Section({
  tone = 'paper',
  isDense = false,
  className = '',
  ...rest
}: SectionProps) {
  const names = [styles.section, styles[tone], isDense && styles.dense, className];
  return <section {...rest} className={names.filter(Boolean).join(' ')} />;
}

interface SectionOpeningProps {
  heading: string;
  lead?: string;
  /** A button after the sentence, at the end of the line. */
  children?: ReactNode;
}

/** A section's heading with the sentence beside it, as the landing page has it. */
export function SectionOpening({ heading, lead, children }: SectionOpeningProps) {
  if (!lead) return <h2 className={styles.opening}>{heading}</h2>;
  return (
    <div className={styles.opening}>
      <h2>{heading}</h2>
      <p className={text.lead}>{lead}</p>
      {children}
    </div>
  );
}

/** A section's heading with the sentence below it, as the inner pages have it. */
export function SectionHeading({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <div className={styles.heading}>
      <h2>{heading}</h2>
      {lead && <p className={text.lead}>{lead}</p>}
    </div>
  );
}
