import { memo } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import { contactAbout } from './answers.tsx';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import directory from './directory.module.css';
import text from '../../ui/text.module.css';
import styles from './vendor-list.module.css';

interface VendorListProps {
  groups: readonly VendorGroup[];
  /** The link to ask about a vendor, which those found by a search have. */
  ask: AskAbout | undefined;
}

interface AskAbout {
  /** Text with {name}. */
  label: string;
  /** The path of the contact page. */
  contact: string;
  subject: string;
}

/** The vendors under the headings of their categories. */
export const VendorList = memo(function VendorList({ groups, ask }: VendorListProps) {
  return (
    <div className="page-width">
      {groups.map(({ id, name, description, vendors }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.category}>
          <div className={styles.heading}>
            <h2 id={`${id}-heading`}>
              {name} <span className={directory.count}>{vendors.length}</span>
            </h2>
            <p className={text.note}>{description}</p>
          </div>
          <ul role="list" className={styles.vendors}>
            {vendors.map((vendor) => (
              <Entry key={vendor.id} vendor={vendor} ask={ask} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface EntryProps {
  vendor: Vendor;
  ask: AskAbout | undefined;
}

function Entry({ vendor: { id, name, description, logo }, ask }: EntryProps) {
  const isIcon = logo.length > 2;
  return (
    <li id={id} className={styles.vendor} data-letters={isIcon ? undefined : logo}>
      {isIcon && (
        <svg aria-hidden="true">
          {/* Made by src/pages/vendor-icons.svg.ts. */}
          <use href={`/vendor-icons.svg#${logo}`} />
        </svg>
      )}
      <h3>{name}</h3>
      {description}
      {ask && (
        <a href={contactAbout(ask.contact, ask.subject, name)}>
          {fillTemplate(ask.label, { name })}
        </a>
      )}
    </li>
  );
}
