import type { ComponentProps } from 'react';
import { inactivePanel, panelId, tabId } from './tab-ids.ts';

type TabPanelProps = ComponentProps<'div'> & {
  id: string;
  /** Whether its tab is the one selected at first. */
  isActive: boolean;
};

/** What a tab shows. Without a script, and on paper, all panels show, one below the other. */
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
