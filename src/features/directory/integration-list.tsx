import type { ReactNode } from 'react';
import type { Content } from '../../content/read-content.ts';
import type { Integration } from '../../content/schemas/integration.ts';
import {
  cardHook,
  cardsHook,
  categoryHook,
  categoryNameHook,
  countHook,
  descriptionHook,
  hook,
  listHook,
  nameHook,
} from './hooks.ts';
import fit from './integration-entry.module.css';
import { vendorGroups } from './vendor-groups.ts';
import { VendorLogo } from './vendor-logo.tsx';
import styles from './integration-list.module.css';

interface IntegrationListProps {
  content: Content;
  /** The search above the list. */
  children?: ReactNode;
}

/**
 * All vendors by category. The search filters this list in place and finds its parts by the hooks.
 * Without a script, links lead to the categories.
 */
export function IntegrationList({ content, children }: IntegrationListProps) {
  const copy = content.pages.integrations;
  const groups = vendorGroups(content);
  const hasSample = content.integrations.some(({ sample }) => sample);
  return (
    <div className={styles.directory}>
      <p className={styles.note}>
        {copy.availabilityNote} {hasSample && <strong>{copy.sampleNote}</strong>}
      </p>
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
      <div {...hook(listHook)} className={styles.list}>
        {groups.map(({ id, name, description, entries }) => (
          <section
            key={id}
            {...hook(categoryHook)}
            id={id}
            aria-labelledby={`${id}-heading`}
            className={styles.category}
          >
            <div className={styles.heading}>
              <h2 id={`${id}-heading`}>
                {name}{' '}
                <span {...hook(countHook)} className={styles.count}>
                  {entries.length}
                </span>
              </h2>
              <p>{description}</p>
            </div>
            <ul {...hook(cardsHook)} role="list" className={`${styles.entries} ${fit.entries}`}>
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
    <li {...hook(cardHook)} id={entry.id} className={`${styles.entry} ${fit.entry}`}>
      <VendorLogo logo={entry.logo} />
      <h3>
        <a {...hook(nameHook)} href={`#${entry.id}`}>
          {entry.name}
        </a>
      </h3>
      <p className="visually-hidden" {...hook(categoryNameHook)}>
        {category}
      </p>
      <p {...hook(descriptionHook)}>{entry.description}</p>
    </li>
  );
}
