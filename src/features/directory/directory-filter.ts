import { readSingleParameter, replaceParameters } from '../../shared/query-string.ts';

/** Longer queries are cut. No vendor's name is nearly as long. */
export const maxQueryLength = 64;

/** What the directory shows. An empty string means no restriction. */
export interface DirectoryFilter {
  query: string;
  /** Id of a category. */
  category: string;
}

/** The address parameters that belong to the directory. */
const filterNames = ['q', 'category'];

/** Reads the filter from an address. Unknown, too long and repeated parameters are ignored. */
export function readFilter(search: string, categoryIds: readonly string[]): DirectoryFilter {
  const parameters = new URLSearchParams(search);
  const query = readSingleParameter(parameters, 'q');
  const category = readSingleParameter(parameters, 'category');
  return {
    query: query.length <= maxQueryLength ? query : '',
    category: categoryIds.includes(category) ? category : '',
  };
}

/** Writes a filter into the query of an address: `?q=yale`. Other parameters stay the same. */
export function writeFilter(search: string, { query, category }: DirectoryFilter): string {
  const values = { q: query.trim().slice(0, maxQueryLength), category };
  const parameters = Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => `${new URLSearchParams({ [name]: value })}`);
  return replaceParameters(search, filterNames, parameters);
}
