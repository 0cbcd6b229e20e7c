import { writeFilter, type DirectoryFilter } from './directory-filter.ts';
import { addressDebounceMs, changeAddress } from '../../browser/address-bar.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes a filter to the page's address after a short delay, if no other follows. */
export function writeFilterSoon(filter: DirectoryFilter, keepsHash: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => writeFilterNow('replaceState', filter, keepsHash), addressDebounceMs);
}

/** Writes a filter to the page's address at once; other parameters stay as they are. */
export function writeFilterNow(
  method: 'pushState' | 'replaceState',
  filter: DirectoryFilter,
  keepsHash: boolean,
): void {
  clearTimeout(timer);
  const { pathname, search, hash } = location;
  const url = `${pathname}${writeFilter(search, filter)}${keepsHash ? hash : ''}`;
  if (url !== `${pathname}${search}${hash}`) changeAddress(url, method);
}
