import type { ComponentProps } from 'react';
import { inactivePanel, panelId, tabId } from './tab-ids.ts';

type TabPanelProps = ComponentProps<'div'> & {
  id: string;
  /** Whether its tab is selected at first. */
  isActive: boolean;
};

/** The panel of a tab; with `tabIndex={0}` if it holds nothing to press. Without scripts and in print, all panels are shown one below the other. */
export function TabPanel({ id, isActive, ...rest }: TabPanelProps) {
  return (
    <div
      {...rest}
      role="tabpanel"
      id={panelId(id)}
      aria-labelledby={tabId(id)}
      {...(!isActive && { [inactivePanel]: '' })}
    />
  );
}
