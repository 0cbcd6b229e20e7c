/** The value of a parameter that appears exactly once; otherwise an empty string. */
export function readSingleParameter(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/**
 * Replaces these parameters in a query, however their names are encoded, by others such as `a=1`. Everything else stays
 * the same, character by character.
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
