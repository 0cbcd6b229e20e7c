import { Search } from 'lucide-react';
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { routes } from '../../config/routes.ts';
import type { DirectoryCopy } from '../../domain/directory-copy.ts';
import { longestQuery } from '../../domain/directory-search.ts';
import { fillTemplate } from '../../domain/template.ts';
import { Button } from '../../ui/button.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import beforeStart from './before-start.js?raw';
import { Categories } from './categories.tsx';
import styles from './integration-directory.module.css';
import { NothingFound } from './nothing-found.tsx';
import { useDirectory, type SearchedCategory } from './use-directory.ts';

// Drawn once, not for every letter that is typed.
const searchIcon = <Search size="1.25rem" strokeWidth={2} xmlns={undefined} aria-hidden="true" />;

interface IntegrationDirectoryProps {
  copy: DirectoryCopy;
  categories: readonly SearchedCategory[];
}

/** The bar that searches the list of vendors below it, and what it says of the outcome. */
export function IntegrationDirectory({ copy, categories }: IntegrationDirectoryProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { view, shown, result, change, settle } = useDirectory(form, categories);
  // What was delivered is the whole list; where the address asks for less, it is shown by now.
  useLayoutEffect(() => {
    if (result) form.current?.closest('[aria-busy]')?.removeAttribute('aria-busy');
  }, [result]);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const found = result?.inCategory.length ?? total;

  useLayoutEffect(() => {
    if (shown.isAsked && status.current && form.current) reveal(status.current, form.current);
  }, [shown]);

  const clear = () => {
    change({ query: '', category: '' });
    field.current?.focus();
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
  const announcement = useAnnouncement(
    found === 0 ? fillTemplate(copy.nothing.heading, { query: shown.query.trim() }) : statusText,
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
        {/*
          before-start.js leads to the field by the key `/`, unless that is turned off, and, until the
          island's code is here, has the address say what is typed: code that never comes must not
          lose it. The comment stands here, since the file travels within the page as it stands.
        */}
        <script dangerouslySetInnerHTML={{ __html: beforeStart }} />
      </search>
      <div ref={status} className={`${styles.status} needs-script`}>
        <p>{statusText}</p>
        {/* Someone who dictates, or presses keys unawares, turns the shortcut off (WCAG 2.1.4). */}
        <label className={styles.shortcut}>
          <input type="checkbox" defaultChecked data-slash="" /> {copy.shortcut}
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
      {found === 0 && (
        <NothingFound
          copy={copy}
          query={shown.query.trim()}
          elsewhere={result?.total ?? 0}
          onClear={clear}
          onSearchAll={() => change({ category: '' })}
        />
      )}
    </>
  );
}

/** Brings the beginning of the results up to the bar, unless it stands in the upper half anyway. */
function reveal(beginning: HTMLElement, bar: HTMLElement) {
  const { top } = beginning.getBoundingClientRect();
  const isCovered = top < bar.getBoundingClientRect().bottom;
  if (isCovered || top > (visualViewport?.height ?? innerHeight) / 2) beginning.scrollIntoView();
}
