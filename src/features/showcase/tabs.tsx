import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** Id of the tab of a panel. */
const tabId = (id: string) => `${id}-tab`;

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  /** The tabs, by the ids of their panels. */
  tabs: readonly { id: string; title: string }[];
  /** An element per tab, with the attributes of `tabPanel`. */
  children?: ReactNode;
}

/**
 * Tabs after the ARIA pattern, in a column on wide screens and a scrolling row on narrow ones;
 * tabs.client.ts makes them work. Without a script and in print, all panels are shown one below the other.
 */
export function Tabs({ label, tabs, children }: TabsProps) {
  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={`${styles.list} needs-script`}>
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={id}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className={styles.tab}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

/**
 * The attributes of the panel of a tab. The browser's search finds text in the hidden ones. React knows
 * `hidden` only as a flag, so panels are elements of an `.astro` file.
 * @param isShown whether it is the first, which is selected at the start.
 */
export function tabPanel(id: string, isShown: boolean) {
  return {
    role: 'tabpanel',
    id,
    'aria-labelledby': tabId(id),
    hidden: isShown ? undefined : 'until-found',
  } as const;
}
