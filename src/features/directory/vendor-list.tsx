import { memo, type ReactNode } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import { contactAbout } from './answers.tsx';
import { foldWord, joinWords, splitText } from './search.ts';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import styles from './vendor-list.module.css';

interface VendorListProps {
  groups: readonly VendorGroup[];
  /** The words to mark in each vendor, by its id. */
  hits: ReadonlyMap<string, ReadonlySet<string>>;
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
export const VendorList = memo(function VendorList({ groups, hits, ask }: VendorListProps) {
  return (
    <div className={styles.list}>
      {groups.map(({ id, name, description, vendors }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} className={styles.category}>
          <div className={styles.heading}>
            <h2 id={`${id}-heading`}>
              {name} <span className={styles.count}>{vendors.length}</span>
            </h2>
            <p>{description}</p>
          </div>
          <ul role="list" className={styles.vendors}>
            {vendors.map((vendor) => (
              // A new element where the marks change: translators replace the text nodes in it, which
              // React could then not remove.
              <Entry
                key={`${vendor.id} ${[...(hits.get(vendor.id) ?? [])].join(' ')}`}
                vendor={vendor}
                found={hits.get(vendor.id)}
                ask={ask}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface EntryProps {
  vendor: Vendor;
  /** Words that a search has found. */
  found: ReadonlySet<string> | undefined;
  ask: AskAbout | undefined;
}

function Entry({ vendor: { id, name, description, logo }, found, ask }: EntryProps) {
  const isIcon = logo.length > 2;
  return (
    <li id={id} className={styles.vendor} data-letters={isIcon ? undefined : logo}>
      {isIcon && (
        <svg aria-hidden="true">
          {/* Made by src/pages/vendor-icons.svg.ts. */}
          <use href={`/vendor-icons.svg#${logo}`} />
        </svg>
      )}
      <h3>{markFound(name, found)}</h3>
      {markFound(description, found)}
      {ask && (
        <a href={contactAbout(ask.contact, ask.subject, name)}>
          {fillTemplate(ask.label, { name })}
        </a>
      )}
    </li>
  );
}

/** A text in which the found words are marked; all of it if its words were searched for as one. */
function markFound(text: string, found: ReadonlySet<string> | undefined): ReactNode {
  if (!found) return text;
  const isFound = (part: string, at: number) => at % 2 === 1 && found.has(foldWord(part));
  const parts = splitText(text);
  if (!parts.some(isFound)) return found.has(joinWords(text)) ? <mark>{text}</mark> : text;
  return parts.map((part, at) => (isFound(part, at) ? <mark key={at}>{part}</mark> : part));
}
