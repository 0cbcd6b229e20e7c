import * as brandIcons from 'simple-icons';
import type { Integration } from '../domain/integration.ts';
import styles from './vendor-logo.module.css';

const paths = new Map(Object.values(brandIcons).map(({ slug, path }) => [slug, path]));

/**
 * A vendor's mark on a stepped gate in its category's tone: its own icon where the icon set has
 * one, else its initials.
 */
export function VendorLogo({ logo, category }: Pick<Integration, 'logo' | 'category'>) {
  const path = logo.icon === undefined ? undefined : paths.get(logo.icon);
  return (
    <span className={`${styles.logo} ${styles[category]}`} aria-hidden="true">
      {path ? (
        <svg viewBox="0 0 24 24">
          <path d={path} fill="currentColor" />
        </svg>
      ) : (
        logo.monogram
      )}
    </span>
  );
}
