import type { ComponentProps } from 'react';
import { panelId, tabId } from './tab-ids.ts';

/** What a tab shows. Panels stand one below the other where no script runs. */
export function TabPanel({ id, ...rest }: ComponentProps<'div'> & { id: string }) {
  return <div {...rest} role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} />;
}
