import * as brandIcons from 'simple-icons';
import type { Integration } from '../domain/integration.ts';
import styles from './vendor-logo.module.css';

const paths = new Map(Object.values(brandIcons).map(({ slug, path }) => [slug, path]));

/** A vendor's mark: its own icon where the icon set has one, else its initials on a tile. */
export function VendorLogo({ logo }: { logo: Integration['logo'] }) {
  const path = logo.icon === undefined ? undefined : paths.get(logo.icon);
  return (
    <span className={styles.logo} aria-hidden="true">
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
