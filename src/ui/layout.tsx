import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element: a `ul` for a list. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'fieldset' | 'p';
  /** The distance between the parts: 8, 12, 16, 24 or 40 px. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** A primitive of layout.module.css as a component, which gives it an element and a gap. */
function createLayout(primitive: string | undefined) {
  return function Layout({ as: Tag = 'div', gap = 'md', className, ...rest }: LayoutProps) {
    const names = [primitive, styles[gap], className];
    // Safari takes a list without bullets for no list.
    const role = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
    return <Tag role={role} {...rest} className={names.filter(Boolean).join(' ')} />;
  };
}

/** Parts one below the other. */
export const Stack = createLayout(styles.stack);
/** Short parts in a row, which wraps. */
export const Cluster = createLayout(styles.cluster);
/** As many equal columns as fit, each at least as wide as the custom property `--least`. */
export const Grid = createLayout(styles.grid);
const SplitLayout = createLayout(styles.split);

/** Two parts that share twelve columns from 56rem, 5 to 7 if `shares` is left out. */
export function Split({ shares, ...rest }: LayoutProps & { shares?: '4-8' | '8-4' }) {
  return <SplitLayout {...rest} data-shares={shares} />;
}
/** Rows with hairlines; the gap is above and below each. */
export const Ruled = createLayout(styles.ruled);
