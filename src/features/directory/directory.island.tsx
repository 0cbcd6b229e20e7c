import { useDeferredValue, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import type { DirectoryCopy } from './directory-copy.ts';
import { BookingSites, NothingFound } from './answers.tsx';
import type { DirectoryFilter } from './directory-filter.ts';
import text from '../../ui/text.module.css';
import styles from './directory.module.css';
import { createDirectorySearch } from './search.ts';
import { SearchBar } from './search-bar.tsx';
import { noFilter, useAddressFilter } from './use-address-filter.ts';
import { countVendors, groupHits, type VendorGroup } from './vendor-groups.ts';
import { VendorList } from './vendor-list.tsx';

interface IntegrationDirectoryProps {
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** Names of booking sites, which are not in the list of vendors. */
  bookingSites: readonly string[];
  /** Address of the FAQ entry that explains how to connect them. */
  question: string;
  /** The address of the contact form, with a subject selected. */
  contact: string;
  /** Shown above the vendors until a visitor searches. */
  children?: ReactNode;
}

/** The vendors, with a search. */
export function IntegrationDirectory({
  copy,
  groups,
  bookingSites,
  question,
  contact,
  children,
}: IntegrationDirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [filter, change] = useAddressFilter(form, groups);
  const search = useMemo(
    () => createDirectorySearch(groups, bookingSites, copy.functionWords),
    [groups, bookingSites, copy],
  );

  // The list is deferred: the field shows a letter at once, while a slow phone needs several frames for the list.
  const shown = useDeferredValue(filter);
  const { hits, isBookingSite } = useMemo(() => search(shown.query), [search, shown.query]);
  const found = useMemo(() => groupHits(groups, hits), [groups, hits]);
  const listed = useMemo(
    () => found.filter(({ id }) => !shown.category || id === shown.category),
    [found, shown.category],
  );

  useLayoutEffect(() => {
    if (shown === noFilter) return;
    status.current?.scrollIntoView({ behavior: 'instant' });
  }, [shown]);

  const query = shown.query.trim();
  const count = countVendors(listed);
  const isNarrowed = query !== '' || shown.category !== '';
  // A search for a booking site has an answer even if it finds no vendor.
  const isEmpty = count === 0 && (!isBookingSite || hits.size > 0);
  const statusText = isNarrowed ? fillTemplate(copy.found, { found: `${count}` }) : copy.everything;
  const emptyText = fillTemplate(copy.nothing.heading, { query });
  const answers = [isBookingSite && copy.bookingSites.heading, isEmpty ? emptyText : statusText];
  const announcement = useAnnouncement(answers.filter(Boolean).join('. '));
  /** Changes the filter from a message that disappears with its button, and moves the focus to the results. */
  const changeFromMessage = (changed: Partial<DirectoryFilter>) => {
    change(changed);
    status.current?.focus({ preventScroll: true });
  };

  const { category } = copy.bookingSites;
  const hasManagers = groups.some(({ id }) => id === category);
  const showManagers = () => changeFromMessage({ query: '', category });

  return (
    <div className={styles.directory}>
      <SearchBar
        form={form}
        copy={copy}
        groups={groups}
        found={found}
        filter={filter}
        onChange={change}
      />
      {!isNarrowed && children}
      <div
        ref={status}
        tabIndex={-1}
        className={`page-width ${text.note} ${styles.status} needs-script`}
      >
        {isNarrowed && <p>{statusText}</p>}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      {isBookingSite && (
        <BookingSites
          copy={copy.bookingSites}
          question={question}
          onShowCategory={hasManagers ? showManagers : undefined}
        />
      )}
      {isEmpty && (
        <NothingFound
          copy={copy}
          contact={contact}
          query={query}
          elsewhere={hits.size}
          onClear={() => changeFromMessage(noFilter)}
          onSearchAll={() => changeFromMessage({ category: '' })}
        />
      )}
      <VendorList copy={copy} groups={listed} contact={query === '' ? undefined : contact} />
    </div>
  );
}
