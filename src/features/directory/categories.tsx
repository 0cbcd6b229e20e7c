import { SlidersHorizontal } from 'lucide-react';
import type { DirectoryCopy } from '../../content/schemas/directory.ts';
import styles from './categories.module.css';
import type { SearchedCategory } from './use-directory.ts';

interface CategoriesProps {
  copy: DirectoryCopy;
  categories: readonly SearchedCategory[];
  /** Id of the chosen category; empty for all. */
  chosen: string;
  /** Number of entries found in each category; undefined until the search runs. */
  counts: ReadonlyMap<string, number> | undefined;
  total: number;
  onChoose: (category: string) => void;
}

const menuId = 'directory-categories';

// Created once, not on every keystroke.
const menuIcon = <SlidersHorizontal size="1.25rem" xmlns={undefined} aria-hidden="true" />;

/** The category filter: a row on wide screens, a menu beside the search on narrow ones. */
export function Categories({ copy, categories, chosen, counts, ...rest }: CategoriesProps) {
  const all = { id: '', name: copy.allCategories, count: rest.total };
  const choices = [
    all,
    ...categories.map(({ id, name, count }) => ({
      id,
      name,
      count: counts ? (counts.get(id) ?? 0) : count,
    })),
  ];
  const name = choices.find(({ id }) => id === chosen)?.name;
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={`${copy.category}: ${name}`}
        className={`${styles.button} ${chosen ? styles.chosen : ''}`.trim()}
      >
        {menuIcon}
        <span>{copy.category}</span>
      </button>
      <div
        id={menuId}
        popover="auto"
        role="radiogroup"
        aria-label={copy.category}
        className={styles.categories}
      >
        {choices.map(({ id, name: choice, count }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="category"
              value={id}
              checked={id === chosen}
              onClick={closeMenu}
              onChange={() => rest.onChoose(id)}
            />
            <span>{choice}</span> <span className={styles.count}>{count}</span>
          </label>
        ))}
      </div>
    </>
  );
}

/** Closes the menu after a click. Arrow keys also fire `click`, with `detail` 0, and leave it open. */
function closeMenu({ detail }: { detail: number }) {
  const menu = document.getElementById(menuId);
  if (detail > 0 && menu?.matches(':popover-open')) menu.hidePopover();
}
