import { endArrivals } from './arrivals.ts';
import { startTrial } from './trial.ts';

/**
 * Starts what a page needs from its first scroll on.
 * @param missed clicks and changes from before this was there.
 * @returns hears those that come.
 */
export function listen(missed: readonly Event[]): (event: Event) => void {
  endArrivals();
  return startTrial(missed);
}
