import type { Integration } from './integration.ts';
import styles from './vendor-logo.module.css';

/** Drawn by src/pages/vendor-icons.svg.ts. */
const icons = '/vendor-icons.svg';

/**
 * A vendor's mark on a stepped gate in its category's tone: its own icon where the icon set has
 * one, else its initials.
 */
export function VendorLogo({ logo, category }: Pick<Integration, 'logo' | 'category'>) {
  return (
    <span className={`${styles.logo} ${styles[category]}`} aria-hidden="true">
      {logo.icon ? (
        <svg>
          <use href={`${icons}#${logo.icon}`} />
        </svg>
      ) : (
        logo.monogram
      )}
    </span>
  );
}
