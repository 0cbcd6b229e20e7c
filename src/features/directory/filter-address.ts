import { writeFilter, type DirectoryFilter } from './directory-filter.ts';
import { addressDebounceMs, changeAddress } from '../../browser/address-bar.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes a filter into the page's address once it has not changed for a moment. */
export function writeFilterSoon(filter: DirectoryFilter, keepsHash: boolean): void {
  clearTimeout(timer);
  timer = setTimeout(() => writeFilterNow('replaceState', filter, keepsHash), addressDebounceMs);
}

/** Writes a filter into the page's address; parameters that are not the directory's stay as they are. */
export function writeFilterNow(
  how: 'pushState' | 'replaceState',
  filter: DirectoryFilter,
  keepsHash: boolean,
): void {
  clearTimeout(timer);
  const { pathname, search, hash } = location;
  const url = `${pathname}${writeFilter(search, filter)}${keepsHash ? hash : ''}`;
  if (url !== `${pathname}${search}${hash}`) changeAddress(url, how);
}
