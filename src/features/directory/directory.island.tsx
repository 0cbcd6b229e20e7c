import { Search } from 'lucide-react';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { maxQueryLength, type DirectoryFilter } from './directory-filter.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { Button } from '../../ui/button.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { BookingSites } from './booking-sites.tsx';
import { Categories } from './categories.tsx';
import styles from './directory.module.css';
import { NothingFound } from './nothing-found.tsx';
import { scrollToLinked, scrollToResults } from './scroll-to-results.ts';
import { useDirectory, type SearchedCategory } from './use-directory.ts';

// Created once, not on every keystroke.
const searchIcon = <Search size="1.25rem" strokeWidth={2} xmlns={undefined} aria-hidden="true" />;

interface IntegrationDirectoryProps {
  /** Paths of pages in the language of the page. */
  routes: { contact: string; integrations: string };
  copy: DirectoryCopy;
  categories: readonly SearchedCategory[];
  /** Names of the booking sites, which are not in the list of vendors. */
  bookingSites: readonly string[];
  /** Address of the question that explains how to connect them, if the landing page has it. */
  question: string | undefined;
  /** The language of lists in sentences: `en-US`. */
  locale: string;
}

/** The search bar over the list of vendors, and the messages about the result. */
export function IntegrationDirectory({
  routes,
  copy,
  categories,
  bookingSites,
  question,
  locale,
}: IntegrationDirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const siteNames = useMemo(
    () => [...bookingSites, ...copy.bookingSites.alsoCalled.split(', ')],
    [bookingSites, copy],
  );
  const { view, shown, result, change, settle } = useDirectory(
    form,
    categories,
    siteNames,
    copy.functionWords,
  );
  // The page starts with the whole list and is busy until the filter in the address is applied.
  useLayoutEffect(() => {
    if (result) form.current?.closest('[aria-busy]')?.removeAttribute('aria-busy');
  }, [result]);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const found = result?.inCategory.length ?? total;

  useLayoutEffect(() => {
    if (!status.current || !form.current) return;
    if (shown.scrollTarget === 'results') scrollToResults(status.current, form.current);
    if (shown.scrollTarget === 'linked') scrollToLinked(shown.linked, status.current, form.current);
  }, [shown]);

  const clear = () => {
    change({ query: '', category: '' });
    field.current?.focus();
  };
  /** For buttons that disappear with the message they are in: moves the focus to the results. */
  const changeFromMessage = (changed: Partial<DirectoryFilter>) => {
    change(changed);
    status.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !view.query) return;
    event.preventDefault();
    change({ query: '' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    settle();
    // Hides a phone's on-screen keyboard.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  const isNarrowed = shown.query.trim() !== '' || shown.category !== '';
  const statusText = fillTemplate(isNarrowed ? copy.found : copy.everything, {
    found: `${found}`,
    count: `${total}`,
  });
  const isBookingSite = result?.isBookingSite ?? false;
  // A search for a booking site gets an answer even if it finds no vendor.
  const isEmpty = found === 0 && (!isBookingSite || (result?.total ?? 0) > 0);
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition is a constant of the build
  const emptyText = fillTemplate(copy.nothing.heading, { query: shown.query.trim() });
  const announcement = useAnnouncement(
    [
      isBookingSite ? copy.bookingSites.heading : '',
      isEmpty ? emptyText : found > 0 ? statusText : '',
    ]
      .filter(Boolean)
      .join('. '),
  );
  return (
    <>
      <search className={`${styles.bar} needs-script`}>
        <form ref={form} action={routes.integrations} className={styles.row} onSubmit={submit}>
          <div className={styles.search}>
            {searchIcon}
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={copy.label}
              placeholder={fillTemplate(copy.placeholder, { count: `${total}` })}
              maxLength={maxQueryLength}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              value={view.query}
              onInput={(event: SyntheticEvent<HTMLInputElement>) =>
                change({ query: event.currentTarget.value })
              }
              onBlur={settle}
              onKeyDown={onKeyDown}
            />
          </div>
          <Categories
            copy={copy}
            categories={categories}
            chosen={view.category}
            counts={result?.counts}
            total={result?.total ?? total}
            onChoose={(category) => change({ category })}
          />
        </form>
      </search>
      <div ref={status} tabIndex={-1} className={`${styles.status} needs-script`}>
        <p>{statusText}</p>
        {/* Visitors who dictate or press keys by accident can turn the shortcut off (WCAG 2.1.4). */}
        <label className={styles.shortcut}>
          <input type="checkbox" defaultChecked data-directory-shortcut="" /> {copy.shortcut}
        </label>
        {isNarrowed && (
          <Button variant="quiet" onClick={clear}>
            {copy.clear}
          </Button>
        )}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
      {isBookingSite && (
        <BookingSites
          copy={copy.bookingSites}
          question={question}
          names={bookingSites}
          locale={locale}
          hasCategory={categories.some(({ id }) => id === copy.bookingSites.category)}
          onShowCategory={(category) => changeFromMessage({ query: '', category })}
        />
      )}
      {isEmpty && (
        <NothingFound
          copy={copy}
          contact={routes.contact}
          query={shown.query.trim()}
          elsewhere={result?.total ?? 0}
          onClear={clear}
          onSearchAll={() => changeFromMessage({ category: '' })}
        />
      )}
    </>
  );
}
