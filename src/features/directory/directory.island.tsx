import { Search } from 'lucide-react';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { routes } from '../../config/routes.ts';
import type { DirectoryCopy } from './directory-copy.ts';
import { longestQuery, type DirectoryFilter } from './directory-filter.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import { directoryPart } from './directory-parts.ts';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { BookingSites } from './booking-sites.tsx';
import { Categories } from './categories.tsx';
import styles from './directory.module.css';
import { NothingFound } from './nothing-found.tsx';
import { revealLinked, revealResults } from './reveal.ts';
import { useDirectory, type SearchedCategory } from './use-directory.ts';

// Drawn once, not for every letter that is typed.
const searchIcon = <Search size="1.25rem" strokeWidth={2} xmlns={undefined} aria-hidden="true" />;

interface IntegrationDirectoryProps {
  copy: DirectoryCopy;
  categories: readonly SearchedCategory[];
  /** Names of the booking sites, which are not in the list of vendors. */
  bookingSites: readonly string[];
}

/** The bar that searches the list of vendors below it, and what it says of the outcome. */
export function IntegrationDirectory({
  copy,
  categories,
  bookingSites,
}: IntegrationDirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const siteNames = useMemo(
    () => [...bookingSites, ...copy.bookingSites.alsoCalled],
    [bookingSites, copy],
  );
  const { view, shown, result, change, settle } = useDirectory(form, categories, siteNames);
  // What was delivered is the whole list; where the address asks for less, it is shown by now.
  useLayoutEffect(() => {
    if (result) form.current?.closest('[aria-busy]')?.removeAttribute('aria-busy');
  }, [result]);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const found = result?.inCategory.length ?? total;

  useLayoutEffect(() => {
    if (!status.current || !form.current) return;
    if (shown.reveals === 'results') revealResults(status.current, form.current);
    if (shown.reveals === 'linked') revealLinked(shown.linked, status.current, form.current);
  }, [shown]);

  const clear = () => {
    change({ query: '', category: '' });
    field.current?.focus();
  };
  /** For buttons that vanish with the answer they are in: the focus goes to where the results begin. */
  const showInstead = (changed: Partial<DirectoryFilter>) => {
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
    // Puts the keyboard of a phone away.
    if (matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };

  const isNarrowed = shown.query.trim() !== '' || shown.category !== '';
  const statusText = fillTemplate(isNarrowed ? copy.found : copy.everything, {
    found: `${found}`,
    count: `${total}`,
  });
  const isBookingSite = result?.isBookingSite ?? false;
  // A search for a booking site has an answer even if no vendor is found.
  const isNothing = found === 0 && (!isBookingSite || (result?.total ?? 0) > 0);
  const nothingText = fillTemplate(copy.nothing.heading, { query: shown.query.trim() });
  const announcement = useAnnouncement(
    [
      isBookingSite ? copy.bookingSites.heading : '',
      isNothing ? nothingText : found > 0 ? statusText : '',
    ]
      .filter(Boolean)
      .join('. '),
  );
  return (
    <>
      <search ref={tellReady} className={`${styles.bar} needs-script`}>
        <form ref={form} action={routes.integrations} className={styles.row} onSubmit={submit}>
          <div className={styles.search}>
            {searchIcon}
            <input
              ref={field}
              type="search"
              name="q"
              aria-label={copy.label}
              placeholder={fillTemplate(copy.placeholder, { count: `${total}` })}
              maxLength={longestQuery}
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
        {/* People who dictate, or press keys by accident, can turn the shortcut off (WCAG 2.1.4). */}
        <label className={styles.shortcut}>
          <input type="checkbox" defaultChecked {...directoryPart('slash-switch')} />{' '}
          {copy.shortcut}
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
          names={bookingSites}
          hasCategory={categories.some(({ id }) => id === copy.bookingSites.category)}
          onShowCategory={(category) => showInstead({ query: '', category })}
        />
      )}
      {isNothing && (
        <NothingFound
          copy={copy}
          query={shown.query.trim()}
          elsewhere={result?.total ?? 0}
          onClear={clear}
          onSearchAll={() => showInstead({ category: '' })}
        />
      )}
    </>
  );
}
