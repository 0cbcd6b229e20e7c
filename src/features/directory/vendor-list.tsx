import { memo } from 'react';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { fillTemplate } from '../../shared/template.ts';
import { contactAbout } from './answers.tsx';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import { Grid, Stack } from '../../ui/layout.tsx';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

interface VendorListProps {
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** The path of the contact page, to which vendors link in search results. */
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

/** Two characters in place of a logo: the initials of two words, or how a single word begins. */
function getMonogram(name: string): string {
  const [first = '', second] = name.split(/[\s-]+/);
  return second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2);
}

interface VendorsProps extends Pick<VendorListProps, 'copy' | 'contact'> {
  vendors: readonly Vendor[];
}

function Vendors({ copy, vendors, contact }: VendorsProps) {
  return (
    <Grid as="ul" gap="lg" className={styles.vendors}>
      {vendors.map(({ id, name, description, logo }) => (
        <li key={id} id={id} className={styles.vendor}>
          <span aria-hidden="true" className={layout.tile}>
            {logo ? (
              <svg>
                <use href={`/directory.svg#${logo}`} />
              </svg>
            ) : (
              getMonogram(name)
            )}
          </span>
          <div>
            <h3>{name}</h3>
            <p>{description}</p>
            {contact && (
              <a href={contactAbout(contact, copy.nothing.subject, name)}>
                {fillTemplate(copy.askAbout, { name })}
              </a>
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
