import { Stack } from '../../ui/layout.tsx';
import chevron from '../../ui/markers.module.css';
import text from '../../ui/text.module.css';
import type { VendorGroup } from './vendor-groups.ts';
import styles from './vendor-list.module.css';

/**
 * A category with its vendors. A search shows them in another order, without the letters. On a phone, the sentence about
 * a vendor is folded; elsewhere, the stylesheet shows it in any case.
 */
export function VendorList({ group }: { group: VendorGroup }) {
  const { id, name, alsoCalled, description, vendors } = group;
  return (
    <Stack
      as="section"
      gap="md"
      id={id}
      aria-labelledby={`${id}-heading`}
      data-words={`${name}, ${alsoCalled}`}
      className={`page-width ${styles.category}`}
    >
      <div className={styles.about}>
        <h2 id={`${id}-heading`}>
          {name} <span className={text.muted}>{vendors.length}</span>
        </h2>
        {/* src/pages/directory.svg.ts creates this file. */}
        <svg aria-hidden="true" className={`decoration ${styles.drawing}`}>
          <use href={`/directory.svg#${id}`} />
        </svg>
        <p className={text.muted}>{description}</p>
      </div>
      <ul role="list" className={styles.vendors}>
        {vendors.map((vendor) => (
          <li key={vendor.id} id={vendor.id} className={styles.vendor}>
            {vendor.letter && (
              <span aria-hidden="true" className={styles.letter}>
                {vendor.letter}
              </span>
            )}
            <h3 id={`${vendor.id}-name`}>{vendor.name}</h3>
            <details>
              <summary aria-labelledby={`${vendor.id}-name`} className={chevron.chevron} />
              <p>{vendor.description}</p>
            </details>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
