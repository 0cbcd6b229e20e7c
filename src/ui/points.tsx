import type { ReactNode } from 'react';
import { Grid } from './layout.tsx';
import styles from './points.module.css';
import text from './text.module.css';

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
