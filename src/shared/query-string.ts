/** The value of a parameter that appears exactly once; otherwise an empty string. */
export function readSingleParameter(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/**
 * The query of an address with the parameters called `names`, however they are encoded, replaced by
 * others (`a=1`). All other parameters stay exactly as they are.
 */
export function replaceParameters(
  search: string,
  names: readonly string[],
  parameters: readonly string[],
): string {
  const isOther = (part: string) => {
    const [name = ''] = new URLSearchParams(part).keys();
    return part && !names.includes(name);
  };
  const parts = [...search.replace(/^\?/, '').split('&').filter(isOther), ...parameters];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
