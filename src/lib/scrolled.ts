import { endArrivals } from './arrivals.ts';
import { restoreFields } from './fields.ts';
import { startSectionLinks } from './section-links.ts';
import { startTrial } from './trial.ts';

/**
 * Starts what a page needs from its first scroll on, or while its address has a query.
 * @param missed clicks and changes from before this was there.
 * @returns hears those that come.
 */
export function listen(missed: readonly Event[]): (event: Event) => void {
  endArrivals();
  restoreFields();
  startSectionLinks();
  return startTrial(missed);
}
