import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { arrowStep, hasModifier } from '../../shared/keyboard.ts';
import styles from './tabs.module.css';

/** Ids by which a tab and its panel refer to each other. */
const tabId = (id: string) => `${id}-tab`;
const panelId = (id: string) => `${id}-panel`;

interface TabsProps {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly { id: string; title: string }[];
  /** Index of the selected tab. */
  active: number;
  onSelect: (index: number) => void;
  /** A `TabPanel` per tab; ten at most, for which tabs.module.css has rules. */
  children?: ReactNode;
  isNumbered?: boolean;
  /** Shown below the list, or below the panels on narrow screens. */
  controls?: ReactNode;
}

/** Scrolls a row of tabs to center a tab; `scrollIntoView` would scroll the page as well. */
function centerTab(list: HTMLElement, index: number): void {
  const tab = list.children[index];
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const { left, width } = tab.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - list.getBoundingClientRect().left - list.clientWidth / 2;
}

/**
 * The index of the tab that a key selects, or undefined for other keys. By the ARIA pattern, up and
 * down scroll the page if the tabs are in a row; left and right always move.
 */
function nextIndex(key: string, from: number, count: number, isColumn: boolean) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const columnSteps: Record<string, number> = isColumn ? { ArrowUp: -1, ArrowDown: 1 } : {};
  const step = columnSteps[key] ?? arrowStep(key);
  return step === 0 ? undefined : (from + step + count) % count;
}

/**
 * Tabs after the ARIA pattern, in a column on wide screens and a scrolling row on narrow ones: arrow
 * keys, Home and End move and show, Tab goes to the panel.
 */
export function Tabs({ label, tabs, active, onSelect, children, isNumbered, controls }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isColumn, setColumn] = useState(false);

  useLayoutEffect(() => {
    if (list.current) centerTab(list.current, active);
  }, [active]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // Read from the styles, so that no breakpoint is repeated here.
    const observer = new ResizeObserver(() =>
      setColumn(getComputedStyle(element).flexDirection === 'column'),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    if (hasModifier(event) || !list.current) return;
    const index = nextIndex(event.key, from, tabs.length, isColumn);
    if (index === undefined) return;
    event.preventDefault();
    onSelect(index);
    const tab = list.current.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isColumn ? 'vertical' : undefined}
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
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className={styles.panels} data-active={active + 1}>
        {children}
      </div>
      {controls}
    </div>
  );
}

/** The panel of a tab; with `tabIndex={0}` if it holds nothing to press. Without scripts and in print, all panels are shown one below the other. */
export function TabPanel({ id, ...rest }: ComponentProps<'div'> & { id: string }) {
  return <div {...rest} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} />;
}
