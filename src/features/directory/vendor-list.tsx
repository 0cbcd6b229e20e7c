import { memo } from 'react';
import { foldWord, joinWords, splitText } from './search.ts';
import type { Vendor, VendorGroup } from './vendor-groups.ts';
import styles from './vendor-list.module.css';

interface VendorListProps {
  groups: readonly VendorGroup[];
  /** The words to mark in each vendor, by its id. */
  hits: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The vendors under the headings of their categories. */
export const VendorList = memo(function VendorList({ groups, hits }: VendorListProps) {
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
              <Entry key={vendor.id} vendor={vendor} category={name} found={hits.get(vendor.id)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
});

interface EntryProps {
  vendor: Vendor;
  category: string;
  /** Words that a search has found. */
  found: ReadonlySet<string> | undefined;
}

function Entry({ vendor: { id, name, description, logo }, category, found }: EntryProps) {
  return (
    <li id={id} className={styles.vendor}>
      <span className={styles.logo} aria-hidden="true">
        {logo.length > 2 ? (
          <svg>
            {/* Made by src/pages/vendor-icons.svg.ts. */}
            <use href={`/vendor-icons.svg#${logo}`} />
          </svg>
        ) : (
          logo
        )}
      </span>
      <Marked as="h3" text={name} found={found} />
      <span className="visually-hidden">{category}</span>
      <Marked as="p" text={description} found={found} />
    </li>
  );
}

interface MarkedProps {
  as: 'h3' | 'p';
  text: string;
  found: ReadonlySet<string> | undefined;
}

/** A text in which the found words are marked; all of it if its words were searched for as one. */
function Marked({ as: Element, text, found }: MarkedProps) {
  const parts = splitText(text);
  const isFound = (part: string, at: number) => at % 2 === 1 && found?.has(foldWord(part));
  const marked = parts.filter(isFound);
  const isWhole = marked.length === 0 && found?.has(joinWords(text));
  const mark = (part: string, at: number) =>
    isFound(part, at) ? <mark key={at}>{part}</mark> : part;
  return (
    // The key makes a new element where the marks change: translators replace the text nodes in it,
    // which React could then not remove.
    <Element key={isWhole ? text : marked.join(' ')}>
      {isWhole ? <mark>{text}</mark> : marked.length > 0 ? parts.map(mark) : text}
    </Element>
  );
}
