import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { fillTemplate } from '../../shared/template.ts';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import { maxQueryLength, type DirectoryFilter } from './directory-filter.ts';
import styles from './directory.module.css';
import choice from '../../ui/choice.module.css';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import text from '../../ui/text.module.css';
import { countVendors, type VendorGroup } from './vendor-groups.ts';

interface SearchBarProps {
  form: RefObject<HTMLFormElement | null>;
  copy: DirectoryCopy;
  /** Whether no vendor is a sample. */
  isConfirmed: boolean;
  groups: readonly VendorGroup[];
  /** Those that the query finds, whatever the category. */
  found: readonly VendorGroup[];
  filter: DirectoryFilter;
  onChange: (changed: Partial<DirectoryFilter>) => void;
}

/** The search field and the categories with their counts. */
export function SearchBar({
  form,
  copy,
  isConfirmed,
  groups,
  found,
  filter,
  onChange,
}: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const choices = [
    { id: '', name: copy.allCategories, count: countVendors(found) },
    ...groups.map(({ id, name }) => ({
      id,
      name,
      count: countVendors(found.filter((group) => group.id === id)),
    })),
  ];

  // A link or the Back button may choose a category that a phone's row has out of sight.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector(`[value="${filter.category}"]`)?.parentElement;
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - chosen.offsetWidth });
  }, [filter.category]);

  const clear = () => {
    onChange({ query: '' });
    input.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // Hides a phone's on-screen keyboard.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };

  return (
    <search data-sticky-bar="" className={`${styles.bar} needs-script`}>
      <form ref={form} className={styles.form} onSubmit={submit}>
        <div className={`page-width ${styles.search}`}>
          <Search size="1.25rem" />
          <input
            ref={input}
            type="search"
            className={field.control}
            name="q"
            aria-label={copy.label}
            placeholder={fillTemplate(copy.placeholder, { count: `${countVendors(groups)}` })}
            maxLength={maxQueryLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={filter.query}
            onChange={(event) => onChange({ query: event.currentTarget.value })}
          />
          {filter.query && (
            <button type="button" aria-label={copy.clear} className={button.icon} onClick={clear}>
              <X size="1.25rem" />
            </button>
          )}
        </div>
        <div ref={row} role="radiogroup" aria-label={copy.category} className={styles.categories}>
          {choices.map(({ id, name, count }) => (
            <label key={id} className={`${choice.choice} ${styles.choice}`}>
              <input
                type="radio"
                name="category"
                value={id}
                checked={id === filter.category}
                onChange={() => onChange({ category: id })}
              />
              {name} <span className={styles.count}>{count}</span>
            </label>
          ))}
        </div>
      </form>
      {!isConfirmed && (
        <p className={`page-width ${text.muted} ${styles.unconfirmed}`}>{copy.unconfirmed}</p>
      )}
    </search>
  );
}
