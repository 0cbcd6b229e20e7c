import { replaceParameters, saidOnce } from '../../shared/query-string.ts';

/** A query is cut here; no vendor's name comes near. */
export const longestQuery = 64;

/** What the directory is narrowed to; empty for no matter which. */
export interface DirectoryFilter {
  query: string;
  /** Id of a category. */
  category: string;
}

/** The parameters of the address that are the directory's. */
export const filterNames = ['q', 'category'];

/** The filter that an address stands for. What is unknown, too long or said twice counts for nothing. */
export function readFilter(search: string, categoryIds: readonly string[]): DirectoryFilter {
  const parameters = new URLSearchParams(search);
  const query = saidOnce(parameters, 'q');
  const category = saidOnce(parameters, 'category');
  return {
    query: query.length <= longestQuery ? query : '',
    category: categoryIds.includes(category) ? category : '',
  };
}

/** An address's query that stands for a filter: `?q=yale`. What others put there stays as it is. */
export function writeFilter(search: string, { query, category }: DirectoryFilter): string {
  const said = { q: query.trim().slice(0, longestQuery), category };
  const parameters = Object.entries(said)
    .filter(([, value]) => value)
    .map(([name, value]) => `${new URLSearchParams({ [name]: value })}`);
  return replaceParameters(search, filterNames, parameters);
}
