/** What an address says under a name; nothing when it says it twice. */
export function saidOnce(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}
