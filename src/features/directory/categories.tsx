import { SlidersHorizontal } from 'lucide-react';
import type { DirectoryCopy } from './directory-copy.ts';
import styles from './categories.module.css';
import type { SearchedCategory } from './use-directory.ts';

interface CategoriesProps {
  copy: DirectoryCopy;
  categories: readonly SearchedCategory[];
  /** Id of the category that is shown; empty for all. */
  chosen: string;
  /** How many entries of each category the search has found, once it runs. */
  counts: ReadonlyMap<string, number> | undefined;
  total: number;
  onChoose: (category: string) => void;
}

const menuId = 'directory-categories';

// Drawn once, not for every letter that is typed.
const menuIcon = <SlidersHorizontal size="1.25rem" xmlns={undefined} aria-hidden="true" />;

/** The choice of category: a row where there is room for it, else a menu beside the search. */
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

/** Pressed, a choice closes the menu; moved along by keys, which press nothing, it stays open. */
function closeMenu({ detail }: { detail: number }) {
  const menu = document.getElementById(menuId);
  if (detail > 0 && menu?.matches(':popover-open')) menu.hidePopover();
}
