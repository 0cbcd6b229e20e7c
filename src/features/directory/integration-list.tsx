import type { ReactNode } from 'react';
import type { Integration, IntegrationCategory } from './integration.ts';
import type { IntegrationsCopy } from '../../content/schemas/page.ts';
import { directoryPart } from './directory-parts.ts';
import fit from './integration-entry.module.css';
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
 * Every vendor by category. The search filters this list in place and finds its parts by
 * `directoryPart`; without a script, links lead to the categories.
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
      <div {...directoryPart('list')} className={styles.list}>
        {groups.map(({ id, name, description, entries }) => (
          <section
            key={id}
            {...directoryPart('category')}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.category}
          >
            <div className={styles.heading}>
              <h2 id={`${id}-heading`}>
                {name}{' '}
                <span {...directoryPart('count')} className={styles.count}>
                  {entries.length}
                </span>
              </h2>
              <p>{description}</p>
            </div>
            <ul
              {...directoryPart('cards')}
              role="list"
              className={`${styles.entries} ${fit.entries}`}
            >
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
    <li {...directoryPart('card')} id={entry.id} className={`${styles.entry} ${fit.entry}`}>
      <VendorLogo logo={entry.logo} category={entry.category} />
      <h3>
        <a {...directoryPart('name')} href={`#${entry.id}`}>
          {entry.name}
        </a>
      </h3>
      <p {...directoryPart('category-name')}>{category}</p>
      <p {...directoryPart('description')}>{entry.description}</p>
    </li>
  );
}
