/** What an address says under a name; nothing when it says it twice. */
export function saidOnce(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

/**
 * An address's query in which these parameters, however their names are encoded, give way to
 * others (`a=1`); what else stands there stays as it is.
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
