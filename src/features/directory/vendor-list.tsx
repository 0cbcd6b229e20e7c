import type { Content } from '../../content/read-content.ts';
import { Illustration } from '../../drawings/illustration.tsx';
import { Stack } from '../../ui/layout.tsx';
import chevron from '../../ui/markers.module.css';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

interface VendorListProps {
  category: Content['integrationCategories'][number];
  vendors: Content['integrations'];
  locale: string;
}

/**
 * A category with its vendors in alphabetical order, each letter beside its first name. A search shows them in another
 * order, without the letters. On a phone, the sentence about a vendor is folded; elsewhere, the stylesheet shows it in any case.
 */
export function VendorList({ category, vendors, locale }: VendorListProps) {
  const { id, name, alsoCalled, description } = category;
  // Letters with and without accents are one letter of the index.
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const letters = vendors.map((vendor) => vendor.name.charAt(0).toLocaleUpperCase(locale));
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
        <h2 id={`${id}-heading`} className={text.title}>
          {name} <span className={text.muted}>{vendors.length}</span>
        </h2>
        <Illustration
          name={`categories/${id}`}
          preserveAspectRatio="xMaxYMax"
          className={`decoration ${styles.drawing}`}
        />
        <p className={text.muted}>{description}</p>
      </div>
      <ul role="list" className={styles.vendors}>
        {vendors.map((vendor, index) => (
          <li key={vendor.id} id={vendor.id} className={styles.vendor}>
            {compare(letters[index] ?? '', letters[index - 1] ?? '') !== 0 && (
              <span aria-hidden="true" className={styles.letter}>
                {letters[index]}
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
