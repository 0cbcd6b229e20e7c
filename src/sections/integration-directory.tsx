import type { Integration, IntegrationCategory } from '../domain/integration.ts';
import { VendorLogo } from './vendor-logo.tsx';
import styles from './integration-directory.module.css';

interface DirectoryProps {
  categories: readonly IntegrationCategory[];
  integrations: readonly Integration[];
  /** Says what a listing does and does not promise. */
  note: string;
}

/** Every vendor by category, with a bar of links to the categories. */
export function IntegrationDirectory({ categories, integrations, note }: DirectoryProps) {
  const groups = categories.map((category) => ({
    ...category,
    entries: integrations.filter((entry) => entry.category === category.id),
  }));
  return (
    <div className={styles.directory}>
      <p className={styles.note}>{note}</p>
      <nav aria-labelledby="directory-heading" className={styles.bar}>
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
  );
}

function Entry({ entry, category }: { entry: Integration; category: string }) {
  return (
    <li id={entry.id} className={styles.entry}>
      <VendorLogo logo={entry.logo} category={entry.category} />
      <h3>{entry.name}</h3>
      <p className={styles.tag}>{category}</p>
      <p>{entry.description}</p>
    </li>
  );
}
