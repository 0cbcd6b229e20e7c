import type { ReactNode } from 'react';
import type { Integration, IntegrationCategory } from '../domain/integration.ts';
import type { IntegrationsCopy } from '../domain/page.ts';
import { VendorLogo } from './vendor-logo.tsx';
import styles from './integration-list.module.css';

interface DirectoryProps {
  copy: Pick<IntegrationsCopy, 'sampleNote' | 'search'>;
  groups: readonly IntegrationGroup[];
  /** The search over the list. */
  children?: ReactNode;
}

interface IntegrationGroup extends IntegrationCategory {
  entries: readonly Integration[];
}

/**
 * Every vendor by category. The search takes over this list as it stands (`data-directory`: sections
 * of items, each with a heading, its category and a sentence); without a script, links lead to the
 * categories.
 */
export function IntegrationList({ copy, groups, children }: DirectoryProps) {
  return (
    <div className={styles.directory}>
      <p className={styles.note}>{copy.sampleNote}</p>
      <nav aria-label={copy.search.category} className={`${styles.categories} without-script`}>
        <ul role="list">
          {groups.map(({ id, name, entries }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <span className={styles.count}>{entries.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <div data-directory="" className={styles.list}>
        {groups.map(({ id, name, description, entries }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.category}>
            <div className={styles.heading}>
              <h2 id={`${id}-heading`}>
                {name} <span className={styles.count}>{entries.length}</span>
              </h2>
              <p>{description}</p>
            </div>
            <ul role="list" className={styles.entries}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} category={name} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Entry({ entry, category }: { entry: Integration; category: string }) {
  return (
    <li id={entry.id} className={styles.entry}>
      <VendorLogo logo={entry.logo} category={entry.category} />
      <h3>
        <a href={`#${entry.id}`}>{entry.name}</a>
      </h3>
      <p>{category}</p>
      <p>{entry.description}</p>
    </li>
  );
}
