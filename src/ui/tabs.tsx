import type { KeyboardEvent, ReactNode } from 'react';
import { panelId, tabId } from './tab-ids.ts';
import styles from './tabs.module.css';

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** Index of the tab that is shown. */
  active: number;
  onSelect: (index: number) => void;
  /** One `TabPanel` a tab, in the same order; at most eight. */
  children?: ReactNode;
  isNumbered?: boolean;
  /** Stands under the list, or under the panels where those stand under the list themselves. */
  controls?: ReactNode;
}

function nextIndex(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (active - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs after the ARIA pattern: arrow keys, Home and End move and show, Tab goes to the panel. */
export function Tabs({ label, tabs, active, onSelect, children, isNumbered, controls }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const index = nextIndex(event.key, active, tabs.length);
    if (index === undefined) return;
    event.preventDefault();
    onSelect(index);
    const tab = event.currentTarget.parentElement?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className={styles.tabs} data-active={active}>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles.list} ${isNumbered ? styles.numbered : ''} needs-script`.trim()}
      >
        {tabs.map(({ id, title }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-controls={panelId(id)}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(index)}
            onKeyDown={onKeyDown}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panels}>{children}</div>
      {controls}
    </div>
  );
}
