import type { ComponentProps, ReactNode } from 'react';
import { Cluster, Grid, Split, Stack } from './layout.tsx';
import layout from './layout.module.css';
import styles from './section.module.css';
import text from './text.module.css';

/** A background, and the colors on it: see src/styles/surfaces.css. */
export type Surface = 'paper' | 'sunken' | 'mint' | 'turmeric' | 'deep' | 'clay';

interface SectionProps extends ComponentProps<'section'> {
  /** Neighboring sections should have different surfaces. */
  surface?: Surface;
}

/** A full-width section of a page. Its content has the site's maximum width. */
export function Section({ surface = 'paper', className = '', ...rest }: SectionProps) {
  return (
    <section {...rest} data-surface={surface} className={`${styles.section} ${className}`.trim()} />
  );
}

interface SectionHeadingProps {
  heading: string;
  /** A sentence or two below the heading. */
  lead?: string | undefined;
  /** For the sections that matter most. */
  large?: boolean;
  className?: string | undefined;
}

/** A section's heading with its lead. */
export function SectionHeading({ heading, lead, large, className = '' }: SectionHeadingProps) {
  return (
    <div className={[styles.heading, large && styles.large, className].filter(Boolean).join(' ')}>
      <h2>{heading}</h2>
      {lead && <p className={text.lead}>{lead}</p>}
    </div>
  );
}

/** Paragraphs of running text. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={layout.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

interface PointsProps {
  items: readonly { title: string; body: string; drawing?: ReactNode }[];
  className?: string | undefined;
}

/** Titled texts in equal columns: as many as fit, each at least as wide as the custom property `--least`. */
export function Points({ items, className = '' }: PointsProps) {
  return (
    <Grid as="ul" gap="xl" className={`${styles.points} ${className}`.trim()}>
      {items.map(({ title, body, drawing }) => (
        <li key={title}>
          {drawing}
          <h3>{title}</h3>
          <p className={text.muted}>{body}</p>
        </li>
      ))}
    </Grid>
  );
}

interface NextStepsProps {
  copy: { heading: string; body: string };
  surface?: 'deep' | 'paper';
  /** Buttons. */
  children: ReactNode;
}

/** The end of a page: what to do next, with buttons beside it. */
export function NextSteps({ copy, surface = 'deep', children }: NextStepsProps) {
  return (
    <Section surface={surface}>
      <Split gap="xl">
        <h2>{copy.heading}</h2>
        <Stack gap="lg">
          <p className={text.lead}>{copy.body}</p>
          <Cluster gap="sm">{children}</Cluster>
        </Stack>
      </Split>
    </Section>
  );
}
