import { memo } from 'react';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { fillTemplate } from '../../shared/template.ts';
import { contactAbout } from './answers.tsx';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import { Grid, Split } from '../../ui/layout.tsx';
import button from '../../ui/button.module.css';
import chevron from '../../ui/chevron.module.css';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

/** How many vendors of a category stand before its "Show all". */
const shownAtFirst = 6;

interface VendorListProps {
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** Whether each category begins with a few vendors, and shows the others at a press. */
  isCollapsed: boolean;
  /** The path of the contact page, to which vendors that a search has found link. */
  contact: string | undefined;
}

/** The vendors under the headings of their categories. */
export const VendorList = memo(function VendorList({
  copy,
  groups,
  isCollapsed,
  contact,
}: VendorListProps) {
  return (
    <div className={`page-width ${styles.list}`}>
      {groups.map(({ id, name, description, vendors }) => {
        const first = isCollapsed ? shownAtFirst : vendors.length;
        return (
          <Split
            key={id}
            as="section"
            shares="4-8"
            gap="xl"
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.category}
          >
            <div className={styles.about}>
              {/* Made by src/pages/directory.svg.ts. */}
              <svg aria-hidden="true" className={`decoration ${styles.drawing}`}>
                <use href={`/directory.svg#${id}`} />
              </svg>
              <h2 id={`${id}-heading`}>
                {name} <span className={text.muted}>{vendors.length}</span>
              </h2>
              <p className={text.muted}>{description}</p>
            </div>
            <div>
              <Vendors copy={copy} vendors={vendors.slice(0, first)} contact={contact} />
              {vendors.length > first && (
                <details className={styles.others}>
                  <summary className={`${button.button} ${button.outline} ${chevron.chevron}`}>
                    <span className={styles.more}>
                      {fillTemplate(copy.showAll, { count: `${vendors.length}` })}
                    </span>
                    <span className={styles.fewer}>{copy.showFewer}</span>
                  </summary>
                  <Vendors copy={copy} vendors={vendors.slice(first)} contact={contact} />
                </details>
              )}
            </div>
          </Split>
        );
      })}
    </div>
  );
});

interface VendorsProps extends Pick<VendorListProps, 'copy' | 'contact'> {
  vendors: readonly Vendor[];
}

function Vendors({ copy, vendors, contact }: VendorsProps) {
  return (
    <Grid as="ul" gap="lg" className={styles.vendors}>
      {vendors.map(({ id, name, description, logo }) => (
        <li key={id} id={id} className={styles.vendor}>
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
            <a href={contactAbout(contact, copy.nothing.subject, name)}>
              {fillTemplate(copy.askAbout, { name })}
            </a>
          )}
        </li>
      ))}
    </Grid>
  );
}
