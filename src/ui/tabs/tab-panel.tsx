import type { ComponentProps } from 'react';
import { panelId, tabId } from './tab-ids.ts';

/** The panel of a tab; with `tabIndex={0}` if it holds nothing to press. Without scripts and in print, all panels are shown one below the other. */
export function TabPanel({ id, ...rest }: ComponentProps<'div'> & { id: string }) {
  return <div {...rest} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} />;
}
