import type { HTMLAttributes } from 'react';
import styles from './layout.module.css';

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The element: a `ul` for a list. */
  as?: 'div' | 'ul' | 'dl' | 'section' | 'fieldset' | 'p' | 'address';
  /** The distance between the parts: 8, 12, 16, 24 or 40 px. */
  gap?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
}

/** Creates a component for a primitive in layout.module.css, with an element and a gap. */
function createLayout(primitive: string | undefined) {
  return function Layout({ as: Tag = 'div', gap = 'md', className, ...rest }: LayoutProps) {
    const names = [primitive, styles[gap], className];
    // VoiceOver in Safari does not announce a list without bullets as a list.
    const role = Tag === 'ul' ? 'list' : undefined;
    return <Tag role={role} {...rest} className={names.filter(Boolean).join(' ')} />;
  };
}

/** Parts below each other. */
export const Stack = createLayout(styles.stack);
/** Short parts in a row that wraps. */
export const Cluster = createLayout(styles.cluster);
/** As many equal columns as fit, each at least as wide as the custom property `--least`. */
export const Grid = createLayout(styles.grid);
const SplitLayout = createLayout(styles.split);

/** Two parts, side by side on twelve columns from 60rem. Without `shares`, they have 5 and 7. */
export function Split({ shares, ...rest }: LayoutProps & { shares?: '4-8' }) {
  return <SplitLayout {...rest} data-shares={shares} />;
}
/** Rows with hairlines. The gap is above and below each row. */
export const Ruled = createLayout(styles.ruled);
