import { memo } from 'react';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { fillTemplate } from '../../shared/template.ts';
import { contactAbout } from './answers.tsx';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import { Grid } from '../../ui/layout.tsx';
import directory from './directory.module.css';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

interface VendorListProps {
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** The path of the contact page, to which vendors that a search has found link. */
  contact: string | undefined;
}

/** The vendors under the headings of their categories. */
export const VendorList = memo(function VendorList({ copy, groups, contact }: VendorListProps) {
  return (
    <div className="page-width">
      {groups.map(({ id, name, description, tone, vendors }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          data-tone={tone}
          className={styles.category}
        >
          <div className={styles.heading}>
            <h2 id={`${id}-heading`}>
              {name} <span className={directory.count}>{vendors.length}</span>
            </h2>
            <p className={text.muted}>{description}</p>
          </div>
          <Grid as="ul" gap="lg" className={styles.vendors}>
            {vendors.map((vendor) => (
              <Entry key={vendor.id} copy={copy} vendor={vendor} contact={contact} />
            ))}
          </Grid>
        </section>
      ))}
    </div>
  );
});

interface EntryProps extends Omit<VendorListProps, 'groups'> {
  vendor: Vendor;
}

function Entry({ copy, vendor: { id, name, description, logo }, contact }: EntryProps) {
  const isIcon = logo.length > 2;
  return (
    <li id={id} className={styles.vendor}>
      {isIcon ? (
        <svg aria-hidden="true" className={`${layout.tile} ${styles.logo}`}>
          {/* Made by src/pages/vendor-icons.svg.ts. */}
          <use href={`/vendor-icons.svg#${logo}`} />
        </svg>
      ) : (
        <span aria-hidden="true" className={`${layout.tile} ${styles.logo}`}>
          {logo}
        </span>
      )}
      <h3>{name}</h3>
      <p>{description}</p>
      {contact && (
        <a href={contactAbout(contact, copy.nothing.subject, name)}>
          {fillTemplate(copy.askAbout, { name })}
        </a>
      )}
    </li>
  );
}
