import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element: a `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section' | 'fieldset' | 'p';
  /** The distance between the parts: 8, 12, 16, 24 or 40 px. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** A primitive of layout.module.css as a component, which gives it an element and a gap. */
function createLayout(primitive: string | undefined) {
  return function Layout({ as: Tag = 'div', gap = 'md', className, ...rest }: LayoutProps) {
    const names = [primitive, styles[gap], className];
    return <Tag {...rest} className={names.filter(Boolean).join(' ')} />;
  };
}

/** Parts one below the other. */
export const Stack = createLayout(styles.stack);
/** Short parts in a row, which wraps. */
export const Cluster = createLayout(styles.cluster);
/** As many equal columns as fit, each at least as wide as the custom property `--least`. */
export const Grid = createLayout(styles.grid);
/** A narrow first part, as wide as `--side`, beside a wide second one. */
export const Sidebar = createLayout(styles.sidebar);
/** Two parts that share the width from 56rem, by the custom property `--split`, 5 to 7 without it. */
export const Split = createLayout(styles.split);
/** Rows with hairlines; the gap is above and below each. */
export const Ruled = createLayout(styles.ruled);
