import { Search, X } from 'lucide-react';
import { useRef, type RefObject, type SubmitEvent } from 'react';
import type { DirectoryCopy } from './directory-copy.ts';
import { maxQueryLength, type DirectoryFilter } from './directory-filter.ts';
import styles from './directory.module.css';
import choice from '../../ui/choice.module.css';
import button from '../../ui/button.module.css';
import field from '../../ui/field.module.css';
import { countVendors, type VendorGroup } from './vendor-groups.ts';

interface SearchBarProps {
  form: RefObject<HTMLFormElement | null>;
  copy: DirectoryCopy;
  groups: readonly VendorGroup[];
  /** The groups that match the query, in all categories. */
  found: readonly VendorGroup[];
  filter: DirectoryFilter;
  onChange: (changed: Partial<DirectoryFilter>) => void;
}

/** The search field, and the categories with their number of matches. */
export function SearchBar({ form, copy, groups, found, filter, onChange }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const choices = [
    {
      id: '',
      name: copy.allCategories,
      shortName: copy.allCategories,
      count: countVendors(found),
    },
    ...groups.map(({ id, name, shortName }) => ({
      id,
      name,
      shortName,
      count: countVendors(found.filter((group) => group.id === id)),
    })),
  ];

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
      <form ref={form} className={`page-width ${styles.form}`} onSubmit={submit}>
        <div className={styles.search}>
          <Search size="1.25rem" />
          <input
            ref={input}
            type="search"
            className={field.control}
            name="q"
            aria-label={copy.label}
            placeholder={copy.placeholder}
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
        {/* A select on a phone, and a row of radio buttons on wider screens. */}
        <select
          name="categoryMenu"
          aria-label={copy.category}
          className={`${field.control} ${styles.menu}`}
          value={filter.category}
          onChange={(event) => onChange({ category: event.currentTarget.value })}
        >
          {choices.map(({ id, name, count }) => (
            <option key={id} value={id}>
              {name} {count}
            </option>
          ))}
        </select>
        <div role="radiogroup" aria-label={copy.category} className={styles.categories}>
          {choices.map(({ id, name, shortName, count }) => (
            <label key={id} className={`${choice.choice} ${styles.choice}`}>
              <input
                type="radio"
                name="category"
                aria-label={`${name} ${count}`}
                value={id}
                checked={id === filter.category}
                onChange={() => onChange({ category: id })}
              />
              {shortName} <span className={styles.count}>{count}</span>
            </label>
          ))}
        </div>
      </form>
    </search>
  );
}
