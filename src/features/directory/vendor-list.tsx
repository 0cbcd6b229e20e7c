import { memo } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import type { DirectoryCopy } from './directory-copy.ts';
import { getRequestHref } from './answers.tsx';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

interface VendorListProps {
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** The address of the contact form, to which vendors link in search results. */
  contact: string | undefined;
}

/** The vendors under the headings of their categories. */
export const VendorList = memo(function VendorList({ copy, groups, contact }: VendorListProps) {
  return (
    <div className={`page-width ${styles.list}`}>
      {groups.map(({ id, name, description, vendors }) => (
        <Stack
          key={id}
          as="section"
          gap="md"
          id={id}
          aria-labelledby={`${id}-heading`}
          className={styles.category}
        >
          <div className={styles.about}>
            {/* src/pages/directory.svg.ts creates this file. */}
            <svg aria-hidden="true" className={`decoration ${styles.drawing}`}>
              <use href={`/directory.svg#${id}`} />
            </svg>
            <h2 id={`${id}-heading`}>
              {name} <span className={text.muted}>{vendors.length}</span>
            </h2>
            <p className={text.muted}>{description}</p>
          </div>
          <Vendors copy={copy} vendors={vendors} contact={contact} />
        </Stack>
      ))}
    </div>
  );
});

interface VendorsProps extends Pick<VendorListProps, 'copy' | 'contact'> {
  vendors: readonly Vendor[];
}

/** In the order of the alphabet, with the letters beside the names; what a search finds, best first. */
function Vendors({ copy, vendors, contact }: VendorsProps) {
  const letters = vendors.map(({ name }) => name.charAt(0).toUpperCase());
  return (
    <ul role="list" className={`${styles.vendors} ${contact ? '' : styles.index}`}>
      {vendors.map(({ id, name, description, logo }, at) => (
        <li key={id} id={id} className={styles.vendor}>
          {!contact && letters[at] !== letters[at - 1] && (
            <span aria-hidden="true" className={styles.letter}>
              {letters[at]}
            </span>
          )}
          <h3>
            {name}
            {logo && (
              <svg aria-hidden="true" className={styles.logo}>
                <use href={`/directory.svg#${logo}`} />
              </svg>
            )}
          </h3>
          <p>{description}</p>
          {contact && (
            <a href={getRequestHref(contact, name)}>{fillTemplate(copy.askAbout, { name })}</a>
          )}
        </li>
      ))}
    </ul>
  );
}
