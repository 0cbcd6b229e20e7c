import type { ReactNode } from 'react';
import type { Content } from '../../content/read-content.ts';
import styles from './directory.module.css';
import type { VendorGroup } from './vendor-groups.ts';

interface DirectorySectionProps {
  content: Content;
  groups: readonly VendorGroup[];
  /** The search and the list. */
  children?: ReactNode;
}

/** What does not change while visitors search. Without a script, links lead to the categories. */
export function DirectorySection({ content, groups, children }: DirectorySectionProps) {
  const { availabilityNote, sampleNote, search } = content.pages.integrations;
  const hasSample = content.integrations.some(({ sample }) => sample);
  return (
    <div className={styles.directory}>
      <p className={styles.note}>
        {availabilityNote} {hasSample && <strong>{sampleNote}</strong>}
      </p>
      <nav aria-label={search.category} className={`${styles.categories} without-script`}>
        {groups.map(({ id, name, vendors }) => (
          <a key={id} href={`#${id}`} className={styles.choice}>
            {name} <span className={styles.count}>{vendors.length}</span>
          </a>
        ))}
      </nav>
      {children}
    </div>
  );
}
