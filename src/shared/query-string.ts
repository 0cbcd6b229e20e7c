/** The value of a parameter that appears exactly once; otherwise an empty string. */
export function readSingleParameter(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}
