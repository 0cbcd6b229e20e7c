import { writeFilter, type DirectoryFilter } from './directory-filter.ts';
import { changeAddress } from '../../browser/address-bar.ts';

/** Writes a filter to the page's address; other parameters stay as they are. */
export function writeFilterAddress(
  method: 'pushState' | 'replaceState',
  filter: DirectoryFilter,
  keepsHash: boolean,
): void {
  const { pathname, search, hash } = location;
  const url = `${pathname}${writeFilter(search, filter)}${keepsHash ? hash : ''}`;
  if (url !== `${pathname}${search}${hash}`) changeAddress(url, method);
}
