import type { Integration } from '../../content/schemas/integration.ts';
import styles from './vendor-logo.module.css';

/** Made by src/pages/vendor-icons.svg.ts. */
const icons = '/vendor-icons.svg';

/** A vendor's logo, or its initials if the icon set lacks one. */
export function VendorLogo({ logo }: Pick<Integration, 'logo'>) {
  return (
    <span className={styles.logo} aria-hidden="true">
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
